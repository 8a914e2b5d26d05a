/** The person closed the re-authentication dialog. */
export class ReauthCanceled extends Error {
  override name = 'NotConfirmed'
}

export const isReauthCanceled = (error: unknown): boolean => error instanceof ReauthCanceled
