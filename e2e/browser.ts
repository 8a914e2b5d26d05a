import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** What Playwright needs to launch it: `chromium.launch(await findBrowser())`. */
export type Browser = { executablePath: string; args: string[]; env?: Record<string, string> }

/** Nothing that asks the network by itself, and nothing that only a person at a screen would need. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  // Chromium's own sandbox refuses root, and containers are small in shared memory.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
]

/**
 * The Chromium among the packages, where it runs; else the system's; else the one that Playwright has installed. The
 * first is the same for everybody, has no windows to draw, and opens pages in 60 % of the time (docs/decisions/0021).
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

/** Unpacked once into a temporary folder of this user; a half unpacked one is thrown away. */
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
    return starts(executablePath) ? bare : { ...bare, env: onBareMachine(folder) }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function starts(executable: string): boolean {
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A bare machine lacks some of the libraries that a browser is linked with, and has no fonts. */
function onBareMachine(folder: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  }
}
