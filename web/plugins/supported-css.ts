import type { CSSOptions } from 'vite'

const supported = /^\((color:\s*color-mix|background-image:\s*linear-gradient)\(in lab/

/**
 * Drops what Tailwind writes for browsers older than `cssTarget`: initial values for those without `@property`, and plain colors
 * for those without `color-mix()`.
 */
export const supportedCss: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'supported-css',
      AtRule: {
        layer(rule) {
          if (rule.params === 'properties') rule.remove()
        },
        supports(rule) {
          if (!supported.test(rule.params)) return
          const plain = rule.prev()
          for (const better of rule.nodes ?? []) {
            if (plain?.type !== 'rule' || better.type !== 'rule' || plain.selector !== better.selector)
              continue
            better.walkDecls(({ prop }) => plain.walkDecls(prop, (replaced) => void replaced.remove()))
          }
          rule.replaceWith(rule.nodes ?? [])
        },
      },
    },
  ],
}
