/** Runs `work` in one tab at a time by the Web Locks API; without locks, at once. */
export async function withTabLock(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  let hasStarted = false
  try {
    await navigator.locks.request(name, { signal }, () => {
      hasStarted = true
      return work()
    })
  } catch (error) {
    if (hasStarted || signal.aborted) throw error
    await work()
  }
}
