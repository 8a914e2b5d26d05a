import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { compileCacheEnv, root, waitForExit } from './runtime.mjs'
import { superviseSeeding, spawnDetached } from './seeding.mjs'

/** Lets glibc give freed memory back beyond 1 MB: the server holds 15 MB less, and a process for images half as much. */
const memoryEnv = { MALLOC_TRIM_THRESHOLD_: String(1 << 20) }

/** Builds the web client if needed, and runs the server, and the seeding of the demonstration data, until it is stopped. */
export default async function start(runtime, args) {
  await buildWeb(runtime)
  const { node } = runtime
  const env = { ...compileCacheEnv, ...memoryEnv, ...runtime.env }
  // The flags silence Node 22's warning about type stripping, and keep V8 from letting the heap grow to several times
  // the size of the live objects.
  const flags = JSON.parse(await readFile(join(root, 'server', 'node-flags.json'), 'utf8'))
  const server = spawnDetached(node, [...flags, join(root, 'server', 'src', 'main.ts'), ...args], env)
  const seeding = superviseSeeding(server, { node, env })
  const code = await waitForExit(server, async () => {
    await seeding.stop()
    if (server.connected) server.disconnect()
  })
  await seeding.stop()
  return code
}
