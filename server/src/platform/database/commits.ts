/** Detects the commit of a transaction, or of a single statement, that ran certain statements. */

/** The watched statements and the callback for their commit. */
export interface CommitWatch {
  /** Text that the statements contain. */
  text: string
  onCommit(): void
}

/** Tracks one connection: call the returned function with each statement and its outcome. `watches` may grow later. */
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
