import type { Plugin } from 'vite'

const token = /--([\w-]+):\s*light-dark\(([^,()]+),\s*([^,()]+)\)/g

/**
 * Declares the tokens that use `light-dark()` again for browsers that do not know it: without a value, texts on sections with a
 * dark background would be black (P-pages-26).
 */
export function colorFallbacks(): Plugin {
  return {
    name: 'color-fallbacks',
    transform: {
      filter: { id: /\/ui\.css$/ },
      handler(css) {
        const tokens = [...css.matchAll(token)]
        if (tokens.length === 0) return null
        const light = tokens.map(([, name, value]) => `--${name}:${value};`).join('')
        const dark = tokens.map(([, name, , value]) => `--${name}:${value};`).join('')
        return `${css}
@supports not (color: light-dark(red, red)) {
  :root { ${light} }
  @media (prefers-color-scheme: dark) { :root { ${dark} } }
  [data-theme=light] { ${light} }
  [data-theme=dark] { ${dark} }
}`
      },
    },
  }
}
