import { join } from 'node:path'
import { withDemo } from './demo-server.mjs'
import { bin, root, run } from './runtime.mjs'

/**
 * Opens all pages of a new server with the demonstration data at three widths, in both languages and both themes; takes about
 * half an hour. The arguments are Playwright's, such as `-g "talento, es"`.
 */
export default function checkPages({ node, env }, args) {
  const cwd = join(root, 'e2e')
  const config = join(cwd, 'all-pages', 'playwright.config.ts')
  return withDemo({ node, env }, (origin) =>
    run(node, [bin('@playwright/test', 'playwright', cwd), 'test', '--config', config, ...args], {
      cwd,
      env: { ...env, BRILLA_ADDRESS: origin },
    }),
  )
}
