import { TOTP } from 'otpauth'
import type { TestServer } from '../../testing.ts'

/** Begins the setup and returns the secret of the app. */
export async function setUpTwoStep(server: TestServer, token: string): Promise<string> {
  return (await server.call('setUpTwoStep', { token })).body.secret
}

/** The code that an app shows at the server's time, or `steps` half minutes later. */
export function createCode({ context }: TestServer, secret: string, steps = 0): string {
  const timestamp = context.clock.now().getTime() + steps * 30_000
  return new TOTP({ secret }).generate({ timestamp })
}

/** Switches two-step login on, with the code of the last half minute, so that the current one can be used. */
export async function enableTwoStep(server: TestServer, token: string) {
  const secret = await setUpTwoStep(server, token)
  const enable = () => server.call('enableTwoStep', { token, body: { code: createCode(server, secret, -1) } })
  let { status, body } = await enable()
  // The half minute may have ended since the code was created.
  if (status === 422) ({ status, body } = await enable())
  if (status !== 200) throw new Error(`two-step login could not be switched on: ${JSON.stringify(body)}`)
  return { secret, recoveryCodes: body.recoveryCodes }
}
