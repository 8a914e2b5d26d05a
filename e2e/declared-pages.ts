/** The addresses of all pages that the client declares. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface DeclaredPage {
  path: string
  audience: string
  frame: string
}

const source = join(import.meta.dirname, '../web/src')
const pages = await Promise.all(
  globSync('pages/**/*.page.ts', { cwd: source }).map(async (file) => {
    const module = (await import(pathToFileURL(join(source, file)).href)) as { page: DeclaredPage }
    return module.page
  }),
)

/** The pages of which audiences a visitor opens. The pages for everybody are the same for both types of accounts. */
const audiences = {
  guest: ['guest', 'any'],
  talento: ['member', 'user', 'talento', 'any'],
  agencia: ['member', 'user', 'agencia'],
}

/** The addresses of all pages for a visitor, except those for development; unknown parameters show the page's error. */
export function listAddresses(
  visitor: keyof typeof audiences,
  params: Record<string, string> = {},
): string[] {
  return pages
    .filter(({ audience, frame }) => audiences[visitor].includes(audience) && frame !== 'none')
    .map(({ path }) =>
      path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'unknown').replace('*', 'no/hay'),
    )
}
