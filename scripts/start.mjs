import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { keptCompiled, root, run } from './runtime.mjs'

/** The product: the web client built if needed, and the server until it is told to stop. */
export default async function start(runtime, args) {
  await buildWeb(runtime)
  const { node } = runtime
  const env = { ...keptCompiled, ...runtime.env }
  // Node 22 announces type stripping as an experiment; in Node 24 it is not one. Left to itself, V8 lets garbage grow to
  // several times of what is alive where the machine has room.
  const flags = JSON.parse(await readFile(join(root, 'server', 'node-flags.json'), 'utf8'))
  // The channel says nothing: its end tells the server that this process was killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  return run(node, [...flags, join(root, 'server', 'src', 'main.ts'), ...args], { env, stdio })
}
