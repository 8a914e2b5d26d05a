import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A module's path from the root of the workspace, with `/` for either slash, as manifests have it. */
export const sourcePath = (id: string): string => relative(root, id).split(sep).join('/')

/** Writes `.vite/loads.json`: for each page module, the source that its `load` imports. */
export function moduleLoads(): Plugin {
  return {
    name: 'module-loads',
    apply: 'build',
    generateBundle() {
      const loads: Record<string, string> = {}
      for (const id of this.getModuleIds()) {
        if (!id.endsWith('.page.ts')) continue
        const [screen] = this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        if (screen) loads[sourcePath(id)] = sourcePath(screen)
      }
      this.emitFile({ type: 'asset', fileName: '.vite/loads.json', source: JSON.stringify(loads) })
    },
  }
}
