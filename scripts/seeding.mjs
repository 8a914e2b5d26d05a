import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const main = join(root, 'demo', 'src', 'main.ts')
const stopTimeoutMs = 10_000

/**
 * Starts a seeding process for the demonstration data whenever the server reports that it is ready and DEMO is on. In a
 * process of its own, the memory of the seeding is returned to the system afterwards.
 * @param server a child process with an IPC channel
 * @returns {{ stop(): Promise<void> }} stops the seeding; the next start resumes it
 */
export function superviseSeeding(server, { node, env }) {
  let child
  let stopped = false
  server.on('message', async (message) => {
    if (message?.type !== 'ready' || !message.demo) return
    // A restarted server has restarted its PostgreSQL too, so the connections of the seeding process are lost.
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
 * Spawns a program in its own process group, so that Ctrl-C in the terminal signals this process only. It then stops its
 * children in order by closing their IPC channels, which also close when this process is killed.
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
