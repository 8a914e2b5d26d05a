import type { Session } from '../../lib/session.ts'

/**
 * Deletes the stored files of unfinished uploads at every explicit logout (P-design-7). Their code is loaded only then: it is
 * part of the composer, not of every page.
 */
export function clearFilesAtLogout(session: Session): void {
  session.onLogout(() => {
    void import('./upload-draft-files.ts').then(({ clearUploadDraftFiles }) => clearUploadDraftFiles())
  })
}
