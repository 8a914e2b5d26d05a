import { bin, root, run } from './runtime.mjs'

/** Writes every file in the house's format. */
export default function format({ node, env }, args) {
  return run(node, [bin('oxfmt'), ...(args.length > 0 ? args : [root])], { env })
}
