import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expected, root } from './runtime.mjs'

/** Runs something with the address of a new server that has the demonstration data and no rate limits. */
export async function withDemo({ node, env }, use) {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-demo-'))
  const port = await findPort()
  const serverEnv = { ...env, PORT: String(port), DATA_DIR: folder, DEMO: '1', RATE_LIMITS: 'off' }
  const server = spawn(node, [join(root, 'scripts', 'brilla.mjs'), 'start'], {
    env: serverEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await waitUntilSeeded(server)
    return await use(`http://localhost:${port}`)
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function findPort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Passes on what the server prints, and resolves when it says that the demonstration data is complete. */
function waitUntilSeeded(server) {
  return new Promise((done, fail) => {
    server.once('exit', (code) => fail(expected(`The server ended with ${code}.`)))
    server.stdout.on('data', (text) => {
      process.stdout.write(text)
      if (/demonstration data: 100 %/.test(text)) done()
    })
  })
}
