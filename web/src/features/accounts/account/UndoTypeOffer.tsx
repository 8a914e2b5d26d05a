import type { Self } from '@brilla/contract/accounts/account'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useTransition } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import { useCore } from '../../../lib/context.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { InlineError } from '../../../ui/InlineError.tsx'
import { selfKey } from './self.queries.ts'

/** Offers to take the account type back while that is possible (P-accounts-24). Needs the texts of `account`. */
export function UndoTypeOffer({ self }: { self: Self }) {
  const { t, i18n } = useTranslation('account')
  const { api, session } = useCore()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const errorId = useId()
  const [busy, startUndo] = useTransition()
  const { error, secondsLeft, setError, clearError } = useInlineError('undo type')
  if (!self.type || !self.typeUndoUntil) return null

  function undo() {
    clearError()
    startUndo(async () => {
      try {
        session.login((await api.call('undoAccountType')).token)
        await navigate('/register/select', { replace: true })
        // Everything that was loaded is that of the other type.
        queries.removeQueries({ queryKey: selfKey })
      } catch (error) {
        setError(error)
      }
    })
  }

  const time = exactTime(self.typeUndoUntil, asLanguage(i18n.language))
  return (
    <div className="grid justify-items-start text-sm text-quiet">
      <p>
        {t(`select.undo.${self.type}`)} {t('select.undo.until', { time })}
      </p>
      <button
        type="button"
        aria-disabled={busy || secondsLeft > 0 || undefined}
        aria-describedby={error ? errorId : undefined}
        onClick={() => busy || secondsLeft > 0 || undo()}
        className="min-h-11 font-semibold text-ink underline"
      >
        {t('select.undo.button')}
      </button>
      <InlineError id={errorId} left={secondsLeft}>
        {error}
      </InlineError>
    </div>
  )
}
