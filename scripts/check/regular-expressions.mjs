// Lint plugin: the product's regular expressions take linear time, since their input comes from outside (P-operation-22).
import { checkSync } from 'recheck'

/** What builds and measures the product reads only files of the repository. */
const isProduct = (filename) => /\/(contract|server|web)\/src\//.test(filename.replaceAll('\\', '/'))
const isTest = (filename) => /\.test\.|\.?testing\./.test(filename)
/** Expressions without a quantifier that has no maximum read each position a constant number of times. */
const isUnbounded = (pattern) => /[*+]|\{\d+,\}/.test(pattern)

/**
 * Decides without trying, so that the result is always the same; it knows no lookaround and no backreferences. Milliseconds after
 * which an expression counts as unknown, which only one that never ends needs, also on a busy machine.
 */
const options = { checker: 'automaton', timeout: 900_000 }

/** @returns {string | undefined} why the expression may take more than linear time, with an input that shows it */
export function findSlowness(pattern, flags) {
  if (!isUnbounded(pattern)) return undefined
  // The only backend that runs on every machine.
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const { status, complexity, attack } = checkSync(pattern, flags.replace('v', 'u'), options)
  if (status === 'safe') return undefined
  return status === 'vulnerable'
    ? `This expression takes more than linear time (${complexity.summary}), as with ${attack.pattern}`
    : 'This expression cannot be checked for linear time: write it without lookaround and backreferences'
}

/** Source of the expression that `new RegExp` creates, with a digit for each interpolated constant; undefined if unknown. */
function readPattern(node) {
  const template = node?.type === 'TaggedTemplateExpression' ? node.quasi : node
  if (typeof node?.value === 'string') return node.value
  return template?.quasis?.map(({ value }) => (template === node ? value.cooked : value.raw)).join('1')
}

const rule = {
  create(context) {
    if (!isProduct(context.filename) || isTest(context.filename)) return {}
    const check = (node, pattern, flags) => {
      const message = findSlowness(pattern, flags)
      if (message) context.report({ node, message })
    }
    const checkCall = (node) => {
      if (node.callee.name !== 'RegExp') return
      const pattern = readPattern(node.arguments[0])
      if (pattern === undefined) context.report({ node, message: 'Write the expression where it is created' })
      else check(node, pattern, String(node.arguments[1]?.value ?? ''))
    }
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
      NewExpression: checkCall,
      CallExpression: checkCall,
    }
  },
}

export default { meta: { name: 'regular-expressions' }, rules: { linear: rule } }
