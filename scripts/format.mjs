import { bin, root, run } from './runtime.mjs'

/** Formats the given files, or all. */
export default function format({ node, env }, args) {
  return run(node, [bin('oxfmt'), ...(args.length > 0 ? args : [root])], { env })
}
