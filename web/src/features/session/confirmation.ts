/** The person closed the re-authentication dialog. */
export class ReauthCancelled extends Error {
  override name = 'NotConfirmed'
}

export const isReauthCancelled = (error: unknown): boolean => error instanceof ReauthCancelled
