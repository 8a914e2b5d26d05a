import { execFile } from 'node:child_process'
import { join as joinPath } from 'node:path'
import { promisify } from 'node:util'

/** Runs an administration command, while the server is running. */
export const runCommand = (...args: string[]): Promise<void> => runProgram('cli.ts', args)

/** Makes decisions about cases final, as if the time for undoing it were over. */
export const finalizeCases = (...ids: string[]): Promise<void> => runProgram('finalize-case.testing.ts', ids)

async function runProgram(name: string, args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: joinPath(process.env.E2E_FOLDER ?? '', 'data') }
  await promisify(execFile)(process.execPath, [`../server/src/${name}`, ...args], { env })
}
