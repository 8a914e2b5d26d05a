import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const main = join(root, 'demo', 'src', 'main.ts')
const stopTimeoutMs = 10_000

/**
 * Seeds the demonstration world in a process of its own whenever the server says that it is ready and that DEMO is on:
 * the memory that drawing pictures takes is returned to the system when that process ends.
 * @param server a child process with an IPC channel
 * @returns {{ stop(): Promise<void> }} stops the seeding, which the next start resumes
 */
export function seedBeside(server, { node, env }) {
  let child
  let stopped = false
  server.on('message', async (message) => {
    if (message?.type !== 'ready' || !message.demo) return
    // A server that was restarted has restarted its PostgreSQL too.
    await stopChild(child)
    if (!stopped) child = spawnDetached(node, ['--disable-warning=ExperimentalWarning', main], env)
  })
  return {
    async stop() {
      stopped = true
      await stopChild(child)
    },
  }
}

/**
 * Spawns a program in a process group of its own: Ctrl-C in the terminal reaches this process alone, which stops its
 * children in order by closing their IPC channels. A channel also closes when this process is killed.
 */
export function spawnDetached(node, args, env) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  return spawn(node, args, { cwd: root, env, stdio, detached: true, windowsHide: true })
}

async function stopChild(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await exited
  clearTimeout(timer)
}
