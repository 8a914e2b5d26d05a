import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { compileCacheEnv, root, waitForExit } from './runtime.mjs'
import { superviseSeeding, spawnDetached } from './seeding.mjs'

/** Builds the web client if needed, and runs the server, and the seeding of the demonstration data, until it is stopped. */
export default async function start(runtime, args) {
  await buildWeb(runtime)
  const { node } = runtime
  // Silence Node 22's warning about type stripping, and keep V8 and glibc from holding several times the memory of the live
  // objects.
  const launch = JSON.parse(await readFile(join(root, 'server', 'launch.json'), 'utf8'))
  const env = { ...compileCacheEnv, ...launch.env, ...runtime.env }
  const server = spawnDetached(node, [...launch.flags, join(root, 'server', 'src', 'main.ts'), ...args], env)
  const seeding = superviseSeeding(server, { node, env })
  const code = await waitForExit(server, async () => {
    await seeding.stop()
    if (server.connected) server.disconnect()
  })
  await seeding.stop()
  return code
}
