import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Launch options for Playwright: `chromium.launch(await findBrowser())`. */
export type Browser = { executablePath: string; args: string[]; env?: Record<string, string> }

/** No network requests by the browser itself, and no GPU. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  // Chromium's sandbox does not run as root, and containers have little shared memory.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
]

/**
 * The Chromium in node_modules on Linux (x64); else the system's; else the one that Playwright has installed. The
 * first is the same version everywhere, headless, and opens pages in 60 % of the time (docs/decisions/0021).
 */
export async function findBrowser(): Promise<Browser> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const own = onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  return { executablePath: own ?? chromium.executablePath(), args }
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacks it once into a temporary folder of this user. An incomplete folder is deleted first. */
async function unpackBrowser(): Promise<Browser> {
  const { default: packed, inflate } = await import('@sparticuz/chromium')
  const folder = join(tmpdir(), `brilla-chromium-${process.getuid?.() ?? 'user'}`)
  const complete = join(folder, 'complete')
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const executablePath = await packed.executablePath()
    const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
    await inflate(fileURLToPath(libraries))
    writeFileSync(complete, '')
    const bare = { executablePath, args: [...args, '--no-zygote'] }
    return canStart(executablePath) ? bare : { ...bare, env: withBundledLibraries(folder) }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function canStart(executable: string): boolean {
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Environment for machines without the shared libraries and fonts that Chromium needs. */
function withBundledLibraries(folder: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  }
}
