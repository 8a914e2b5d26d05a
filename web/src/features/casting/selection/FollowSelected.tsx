import type { PersonCard as Person } from '@brilla/contract/people/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createFollowToggle } from '../../people/follow/follow.mutations.ts'
import { SelectionAction } from './SelectionAction.tsx'
import type { Selection } from './use-selection.ts'

/** Follows the selected people who are not followed yet (P-discovery-25). */
export function FollowSelected({ selection: { people, update } }: { selection: Selection }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<readonly Person[] | null>(null)
  const others = [...people.values()].filter(({ following }) => !following)
  return (
    <>
      <SelectionAction
        icon={UserPlus}
        label={t('follow.off')}
        shortcut="follow"
        aria-haspopup="dialog"
        // Stays focusable when all are followed: the dialog returns the focus to it.
        aria-disabled={others.length === 0 || undefined}
        onClick={() => others.length > 0 && setAsked(others)}
      />
      {asked && <FollowDialog people={asked} onFollowed={update} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Asks once before several people are followed, and says why somebody could not be followed. */
function FollowDialog({
  people,
  onFollowed,
  onClose,
}: {
  people: readonly Person[]
  onFollowed: (people: readonly Person[]) => void
  onClose: () => void
}) {
  const { t, i18n } = useTranslation(['selection', 'common'])
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const format = useFormatCount()
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const withCount = (count: number) => ({ count, formatted: format(count) })
  const left = errors.size > 0 ? people.filter(({ id }) => errors.has(id)) : people

  const isClosed = useRef(false)
  function close() {
    isClosed.current = true
    onClose()
  }

  const followAll = useMutation({
    async mutationFn() {
      const followed: Person[] = []
      const errors = new Map<string, string>()
      // One after another: a burst of requests would meet the rate limit of the API.
      for (const person of left) {
        if (isClosed.current) break
        const { send, onSuccess } = createFollowToggle(api, queries, person)
        try {
          onSuccess(await send(true))
          followed.push({ ...person, following: true })
        } catch (error) {
          errors.set(person.id, getErrorText(error, i18n))
        }
      }
      return { followed, errors }
    },
    onSuccess({ followed, errors }) {
      setErrors(errors)
      onFollowed(followed)
      if (followed.length > 0) toast(t('follow.done', withCount(followed.length)))
      // The dialog that would say it is gone.
      if (isClosed.current) for (const text of new Set(errors.values())) toast(text)
      if (errors.size === 0) onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('follow.title', withCount(left.length))}
      {...(errors.size > 0 && { description: t('follow.failed') })}
      cancel={t('follow.cancel')}
      actions={
        <Button data-takes-focus busy={followAll.isPending} onClick={() => followAll.mutate()}>
          {t(errors.size > 0 ? 'common:retry' : 'common:follow.off')}
        </Button>
      }
    >
      <ul aria-live="polite" className="grid gap-2">
        {left.map(({ id, fullname }) => (
          <li key={id}>
            <span className="font-semibold [overflow-wrap:anywhere]">{fullname}</span>
            {errors.has(id) && <p className="text-sm text-wrong">{errors.get(id)}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
