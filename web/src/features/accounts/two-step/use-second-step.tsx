import { useCallback, useState, type ReactNode } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

const CodeDialog = lazyDialog(() => import('./CodeDialog.tsx'), ['twoStep', 'errors'])

interface SecondStep {
  /**
   * Makes a request that logs in. If the account has two-step login on, opens the dialog, which repeats the request with the
   * code until it succeeds (P-sessions-18). Closing the dialog fails with the error of the first attempt.
   */
  withCode: <Result>(request: (code?: string) => Promise<Result>) => Promise<Result>
  /** Must be rendered by the caller. */
  dialog: ReactNode
}

export function useSecondStep(): SecondStep {
  const [pending, setPending] = useState<{ send: (code: string) => Promise<void>; cancel: () => void }>()

  const withCode: SecondStep['withCode'] = useCallback(async (request) => {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'code_required')) throw error
      return new Promise((resolve, reject) =>
        setPending({
          async send(code) {
            resolve(await request(code))
            setPending(undefined)
          },
          cancel() {
            reject(error)
            setPending(undefined)
          },
        }),
      )
    }
  }, [])

  return {
    withCode,
    dialog: pending && <CodeDialog send={pending.send} onClose={pending.cancel} />,
  }
}
