import { execFile } from 'node:child_process'
import { join as joinPath } from 'node:path'
import { promisify } from 'node:util'

/** Runs an administration command, while the server is running. */
export async function runCommand(...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: joinPath(process.env.E2E_FOLDER ?? '', 'data') }
  await promisify(execFile)(process.execPath, ['../server/src/cli.ts', ...args], { env })
}
