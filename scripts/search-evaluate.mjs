import { bin, run } from './runtime.mjs'

/** Prints how well the search finds the right people of the demonstration data, in both halves of the queries. */
export default function searchEvaluate({ node, env }) {
  const args = ['run', '--project=server', 'demo/src/search/evaluation.full.test.ts']
  return run(node, [bin('vitest'), ...args], { env: { ...env, SEARCH_EVALUATION: '1' } })
}
