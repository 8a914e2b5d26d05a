import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, root, waitForExit } from './runtime.mjs'
import { superviseSeeding } from './seeding.mjs'

/** Server and web client with reload: the server restarts on each change; Vite serves the client and proxies /api. */
export default async function dev({ node, env }) {
  const api = `http://127.0.0.1:${env.PORT || 3000}`
  const web = `http://localhost:${env.WEB_PORT || 5173}`
  const devEnv = { ...env, API_ORIGIN: api, PUBLIC_URL: env.PUBLIC_URL ?? web }
  const stdio = 'inherit'
  const server = spawn(
    node,
    [
      '--watch',
      '--watch-preserve-output',
      '--disable-warning=ExperimentalWarning',
      join(root, 'server', 'src', 'main.ts'),
    ],
    { cwd: root, env: devEnv, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  const seeding = superviseSeeding(server, { node, env: devEnv })
  const cwd = join(root, 'web')
  const client = spawn(node, [bin('vite', 'vite', cwd), '--port', new URL(web).port, '--strictPort'], {
    cwd,
    env: devEnv,
    stdio,
  })
  console.log(`Open ${web} (server and client reload on changes; Ctrl-C stops both)`)
  const exits = [waitForExit(server), waitForExit(client)]
  const first = await Promise.race(exits)
  await seeding.stop()
  for (const child of [server, client]) child.kill('SIGTERM')
  await Promise.all(exits)
  return first
}
