import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const moduleId = 'virtual:routes'
const moderatorModuleId = 'virtual:moderator-routes'
const contractFolder = fileURLToPath(new URL('../../contract/src/', import.meta.url))

interface Route {
  method: string
  path: string
  audience: string
}

/**
 * Provides the method and path of every route of the contract, by name: `virtual:moderator-routes` those of moderators, which only
 * their desk loads, and `virtual:routes` all others.
 * The browser needs no more than that, so it never downloads the schemas or zod.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === moduleId || id === moderatorModuleId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}` && id !== `\0${moderatorModuleId}`) return
      const isOfModerators = id === `\0${moderatorModuleId}`
      const { module, dependencies } = await runnerImport<{ contract: Record<string, Route> }>(
        `${contractFolder}index.ts`,
      )
      for (const file of dependencies) this.addWatchFile(file)
      // By method, which compresses better: every page downloads it.
      const paths: Record<string, Record<string, string>> = {}
      for (const [name, { method, path, audience }] of Object.entries(module.contract)) {
        if ((audience === 'moderator') !== isOfModerators) continue
        paths[method] ??= {}
        paths[method][name] = path
      }
      return `export const routes = {}
        for (const [method, paths] of Object.entries(${JSON.stringify(paths)}))
          for (const name in paths) routes[name] = { method, path: paths[name] }`
    },
  }
}
