/** An S3 server for tests. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** Starts an S3 server with a bucket, and returns the configuration variables for it. */
export async function startS3(): Promise<{
  variables: Record<string, string>
  folder: string
  stop(): Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'brilla-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // The server signs the path of a bucket without the trailing slash, which the SDK sends.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'brilla', configs: [] }],
  })
  const { port } = await server.run()
  return {
    folder: join(directory, 'brilla'),
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'brilla',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
