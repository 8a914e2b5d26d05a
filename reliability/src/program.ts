/** Child processes that are started again whenever they end, as a supervisor of the operating system does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Program {
  /** Process id of the current start. */
  pid(): number
  /** Ends it without notice; it comes back by itself. */
  kill(): Promise<void>
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>
}

const restartDelay = 200

export function superviseProgram(command: string, args: string[], env: NodeJS.ProcessEnv): Program {
  let child: ChildProcess
  let stopping = false

  function start(): void {
    child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('exit', () => void restart())
  }

  async function restart(): Promise<void> {
    await sleep(restartDelay)
    if (!stopping) start()
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  start()
  return {
    pid: () => child.pid!,
    kill: () => end('SIGKILL'),
    async stop() {
      stopping = true
      await end('SIGTERM')
    },
  }
}
