import { existsSync } from 'node:fs'

/** Fails early with a clear message: without a build the server would return 404 for every page. */
export default function assertWebIsBuilt(): void {
  if (!existsSync('../web/build/pages')) throw new Error('The web client is not built: node web/build.mjs')
}
