import type { FastifyInstance } from 'fastify'
import { ConfigError } from './config.ts'

/** Listens where the configuration says; throws ConfigError when that is not possible. */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { HOST: host, PORT: port }: { HOST: string; PORT: number },
): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} is taken by another program: set another.`)
    if (code === 'EACCES') throw new ConfigError(`PORT ${port} is reserved for root: set one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new ConfigError(`HOST ${host} is not an address of this machine: set 127.0.0.1 or 0.0.0.0.`)
    throw error
  }
}
