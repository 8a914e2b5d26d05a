/** Does `work` in one tab at a time; where tabs may not know of each other, as without any storage, at once. */
export async function withTabLock(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  let begun = false
  try {
    await navigator.locks.request(name, { signal }, () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun || signal.aborted) throw error
    await work()
  }
}
