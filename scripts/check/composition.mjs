// Lint plugin: handlers of Enter in the client leave the keys of input methods alone, by `isComposing` (P-accessibility-11).
import { locate } from './module-boundaries.mjs'

const helper = 'isComposing'

const rule = {
  create(context) {
    if (locate(context.filename).workspace !== 'web' || context.filename.endsWith(`/${helper}.ts`)) return {}
    const report = (node, message) => context.report({ node, message })
    return {
      BinaryExpression(node) {
        if (![node.left, node.right].some(({ value }) => value === 'Enter')) return
        let handler = node.parent
        while (handler && !/Function/.test(handler.type)) handler = handler.parent
        if (!handler || !context.sourceCode.getText(handler).includes(`${helper}(`))
          report(node, `A handler of Enter asks \`${helper}(event)\` first`)
      },
      MemberExpression(node) {
        if (node.property.name === helper)
          report(node, `\`${helper}(event)\` of lib/${helper}.ts also knows Safari's keys`)
      },
    }
  },
}

export default { meta: { name: 'composition' }, rules: { 'is-composing': rule } }
