/** Tells when a transaction, or a single statement outside of one, that ran certain statements has committed. */

/** Which statements, and what follows their commit. */
export interface CommitWatch {
  /** Text that the statements contain. */
  text: string
  onCommit(): void
}

/** Follows one connection: call the result with each statement and its outcome. `watches` may grow meanwhile. */
export function createCommitObserver(watches: CommitWatch[]) {
  let inTransaction = false
  const matched = new Set<CommitWatch>()
  const callBack = (all: CommitWatch[], outcome: PromiseLike<unknown>) => {
    outcome.then(
      () => {
        for (const { onCommit } of all) onCommit()
      },
      () => {},
    )
  }
  return (text: string, outcome: PromiseLike<unknown>): void => {
    if (text === 'begin' || text.startsWith('start transaction')) {
      inTransaction = true
      matched.clear()
    } else if (text === 'commit') {
      inTransaction = false
      if (matched.size > 0) callBack([...matched], outcome)
    } else if (text === 'rollback') {
      inTransaction = false
    } else {
      for (const watch of watches) {
        if (!text.includes(watch.text)) continue
        if (inTransaction) matched.add(watch)
        else callBack([watch], outcome)
      }
    }
  }
}
