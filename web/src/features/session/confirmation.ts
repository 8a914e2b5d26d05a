/** Somebody was asked to confirm that it is them, and closed the window instead. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed'
}

export const isNotConfirmed = (error: unknown): boolean => error instanceof NotConfirmed
