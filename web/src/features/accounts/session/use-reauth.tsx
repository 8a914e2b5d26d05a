import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ReauthCanceled } from './confirmation.ts'

interface Reauth {
  /**
   * Makes a request that may need a fresh session (P-sessions-13): if the server requires one, opens the dialog and
   * repeats the request.
   * @throws ReauthCanceled when the dialog is closed
   */
  withReauth: <Result>(request: () => Promise<Result>) => Promise<Result>
  /** Opens the dialog without a request. */
  confirm: () => Promise<void>
  /** Must be rendered by the caller. */
  dialog: ReactNode
}

export function useReauth(): Reauth {
  const [asked, setAsked] = useState<{ resolve: () => void; reject: (reason: Error) => void }>()

  const confirm = () => new Promise<void>((resolve, reject) => setAsked({ resolve, reject }))

  return {
    confirm,
    async withReauth(request) {
      try {
        return await request()
      } catch (error) {
        if (!(error instanceof ApiError && error.error === 'reauthenticate')) throw error
        await confirm()
        return await request()
      }
    },
    dialog: asked && (
      <ConfirmDialog
        onConfirmed={() => {
          setAsked(undefined)
          asked.resolve()
        }}
        onClose={() => {
          setAsked(undefined)
          asked.reject(new ReauthCanceled())
        }}
      />
    ),
  }
}
