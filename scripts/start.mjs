import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { compileCacheEnv, root, run } from './runtime.mjs'

/** Builds the web client if needed and runs the server until it is stopped. */
export default async function start(runtime, args) {
  await buildWeb(runtime)
  const { node } = runtime
  const env = { ...compileCacheEnv, ...runtime.env }
  // The flags silence Node 22's warning about type stripping, and keep V8 from letting the heap grow to several times
  // the size of the live objects.
  const flags = JSON.parse(await readFile(join(root, 'server', 'node-flags.json'), 'utf8'))
  // No messages are sent on the IPC channel: when it closes, the server knows that this process was killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  return run(node, [...flags, join(root, 'server', 'src', 'main.ts'), ...args], { env, stdio })
}
