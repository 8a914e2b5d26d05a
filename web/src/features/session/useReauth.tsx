import { useState, type ReactNode } from 'react'
import { ApiError } from '../../lib/api.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { NotConfirmed } from './confirmation.ts'

interface Reauth {
  /**
   * Does a call that may need a fresh session (P-sessions-13): where the server asks for it, the
   * password is asked, and the call is made again.
   * @throws NotConfirmed when the window is closed instead
   */
  withReauth: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** Asks for the password without a call. */
  confirm: () => Promise<void>
  /** To be put somewhere on the page. */
  dialog: ReactNode
}

export function useReauth(): Reauth {
  const [asked, setAsked] = useState<{ resolve: () => void; reject: (reason: Error) => void }>()

  const confirm = () => new Promise<void>((resolve, reject) => setAsked({ resolve, reject }))

  return {
    confirm,
    async withReauth(call) {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof ApiError && error.error === 'reauthenticate')) throw error
        await confirm()
        return await call()
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
          asked.reject(new NotConfirmed())
        }}
      />
    ),
  }
}
