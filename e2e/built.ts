import { existsSync } from 'node:fs'

/** The server serves what was built; without it every page would be a 404 that says nothing. */
export default function built(): void {
  if (!existsSync('../web/build/pages')) throw new Error('The web client is not built: node web/build.mjs')
}
