import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { expected, root, run } from './runtime.mjs'

/**
 * Records the film of the landing page, `web/src/pages/landing/film/`, from a new server with the demonstration data, in both
 * languages or the one that is named.
 */
export default async function film({ node, env }, languages) {
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0)
    throw expected('Recording the film needs ffmpeg with libsvtav1 and libx264: apt-get install ffmpeg')
  const folder = await mkdtemp(join(tmpdir(), 'brilla-film-data-'))
  const port = await findPort()
  const serverEnv = { ...env, PORT: String(port), DATA_DIR: folder, DEMO: '1', RATE_LIMITS: 'off' }
  const server = spawn(node, [join(root, 'scripts', 'brilla.mjs'), 'start'], {
    env: serverEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await waitUntilSeeded(server)
    const script = join(root, 'e2e', 'film', 'film.ts')
    return await run(node, [script, `http://localhost:${port}`, ...languages], { env })
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
