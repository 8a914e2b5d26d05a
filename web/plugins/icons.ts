import { fileURLToPath, pathToFileURL } from 'node:url'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'

/** A shape of an icon as lucide-react describes it: element, attributes, and the shapes in it. */
type Shape = [name: string, attributes: Record<string, string>, children?: Shape[]]

const iconModule = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

const createIcon = fileURLToPath(new URL('../src/ui/createIcon.tsx', import.meta.url))

const render = ([name, attributes, children = []]: Shape): ReactElement =>
  createElement(name, attributes, ...children.map(render))

/**
 * Replaces each icon of lucide-react by a call of `createIcon` with its shapes as markup (docs/decisions/0050). The library's
 * icons are lists of shapes with keys, which become elements anew at each rendering.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    async load(id) {
      if (!iconModule.test(id)) return
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as {
        __iconData?: { node: Shape[] }
      }
      // Another name of an icon.
      if (!icon) return
      const markup = icon.node.map((shape) => renderToStaticMarkup(render(shape))).join('')
      // A path that is closed takes fewer characters in SVG.
      const shapes = markup.replaceAll(/><\/(?:path|circle|line|rect|polyline|polygon|ellipse)>/g, '/>')
      return [
        `import { createIcon } from ${JSON.stringify(createIcon)}`,
        `export default /*#__PURE__*/ createIcon(${JSON.stringify(shapes)})`,
      ].join('\n')
    },
  }
}
