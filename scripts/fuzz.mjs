import { parseArgs } from 'node:util'
import { bin, expected, run } from './runtime.mjs'

const usage = 'Usage: node scripts/brilla.mjs fuzz [--inputs 50000] [--route createPost] [--seed 1]'
const isNumber = (text) => /^-?\d+$/.test(text)

/** Sends generated inputs to every route, or to one; with the seed of a failure, the same inputs again. */
export default function fuzz({ node, env }, args) {
  const { inputs, route = '', seed } = readOptions(args)
  const test = [
    '--project=server',
    'server/src/accounts/auth/fuzz.full.test.ts',
    '-t',
    `${route && ` ${route}`} handles`,
  ]
  // The default reporter says nothing of a route before all are done.
  return run(node, [bin('vitest'), 'run', '--reporter=verbose', ...test], {
    env: { ...env, FUZZ_INPUTS: inputs, ...(seed !== undefined && { FUZZ_SEED: seed }) },
  })
}

function readOptions(args) {
  const text = { type: 'string' }
  try {
    const options = { inputs: { ...text, default: '50000' }, route: text, seed: text }
    const { values } = parseArgs({ args, options })
    if (isNumber(values.inputs) && isNumber(values.seed ?? '0')) return values
  } catch {
    // Answered like wrong values.
  }
  throw expected(usage)
}
