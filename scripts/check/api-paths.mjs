// Lint plugin: the contract alone contains paths of the API; elsewhere they come from `getRouteUrl`, `apiPath` or its `…-paths.ts`.
import { locate } from './module-boundaries.mjs'

const workspaces = ['server', 'web', 'demo', 'e2e', 'bench', 'reliability']
const apiPath = /(?:^|[^\w.])\/api(?![\w.-])/

/** @returns {boolean} whether `text`, in a string of the file `filename`, contains a path that belongs in the contract */
export const containsApiPath = (filename, text) =>
  workspaces.includes(locate(filename).workspace) && apiPath.test(text)

const rule = {
  create(context) {
    const check = (text, node) => {
      if (typeof text === 'string' && containsApiPath(context.filename, text))
        context.report({ node, message: 'Paths of the API are defined in the contract: use getRouteUrl' })
    }
    return {
      Literal: (node) => check(node.value, node),
      TemplateElement: (node) => check(node.value.cooked, node),
    }
  },
}

export default { meta: { name: 'api-paths' }, rules: { 'in-contract': rule } }
