/** OpenID provider for the browser tests, with a login page on which the test enters the identity. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { type Resident, startProvider } from './provider.testing.ts'

const fields = ['sub', 'email', 'given_name', 'family_name'] as const

const door = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Casa</title><link rel="icon" href="data:,"><h1>Casa</h1><form>
${fields.map((name) => `<p><label>${name} <input name="${name}"></label></p>`).join('\n')}
<p><label>email_verified <input name="email_verified" type="checkbox"></label></p>
<button name="answer" value="yes">Sí</button> <button name="answer" value="no">No</button></form></html>`

function choose(request: IncomingMessage, response: ServerResponse): Resident | null | undefined {
  const { searchParams: said } = new URL(request.url ?? '', 'http://provider.invalid')
  if (said.get('answer') === 'no') return null
  if (said.get('answer') !== 'yes') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(door)
    return undefined
  }
  const told = fields.flatMap((name) => (said.get(name) ? [[name, said.get(name)] as const] : []))
  return { sub: '', ...Object.fromEntries(told), email_verified: said.get('email_verified') === 'on' }
}

await startProvider({
  redirectUri: process.env['BRILLA_URL'] + oauthPaths.callback('casa'),
  port: Number(process.env['PORT']),
  choose,
})
