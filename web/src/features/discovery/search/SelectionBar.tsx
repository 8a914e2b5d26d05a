import { useState } from 'react'
import type { PersonCard as Person } from '@brilla/contract/people/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createFollowToggle } from '../../people/follow/follow.mutations.ts'

/** How many people are selected, with what can be done with them (P-discovery-25). */
export function SelectionBar({
  people,
  onFollowed,
  onCancel,
}: {
  people: ReadonlyMap<string, Person>
  onFollowed: (ids: ReadonlySet<string>) => void
  onCancel: () => void
}) {
  const { t } = useTranslation(['search', 'common'])
  const format = useFormatCount()
  const [isAsking, setIsAsking] = useState(false)
  const { size } = people
  return (
    <section
      aria-label={t('select.label')}
      className="sticky top-18 z-20 mb-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-4 py-2 shadow-raised"
    >
      <p role="status" className="mr-auto">
        {t('select.count', { count: size, formatted: format(size) })}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {t('select.cancel')}
        </Button>
        {/* Stays focusable without a selection: the dialog returns the focus to it. */}
        <Button waiting={size === 0} aria-haspopup="dialog" onClick={() => size > 0 && setIsAsking(true)}>
          {t('common:follow.off')}
        </Button>
      </div>
      {isAsking && (
        <FollowDialog
          people={[...people.values()]}
          onFollowed={onFollowed}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

/** Asks once before several people are followed; who could not be followed stays, with the reason (P-discovery-25). */
function FollowDialog({
  people,
  onFollowed,
  onClose,
}: {
  people: readonly Person[]
  onFollowed: (ids: ReadonlySet<string>) => void
  onClose: () => void
}) {
  const { t, i18n } = useTranslation(['search', 'common'])
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const format = useFormatCount()
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const withCount = (count: number) => ({ count, formatted: format(count) })

  const followAll = useMutation({
    async mutationFn() {
      const followed = new Set<string>()
      const errors = new Map<string, string>()
      // One after another: a burst of requests would meet the rate limit of the API.
      for (const person of people) {
        const { send, onSuccess } = createFollowToggle(api, queries, person)
        try {
          onSuccess(await send(true))
          followed.add(person.id)
        } catch (error) {
          errors.set(person.id, getErrorText(error, i18n))
        }
      }
      return { followed, errors }
    },
    onSuccess({ followed, errors }) {
      setErrors(errors)
      if (followed.size > 0) toast(t('select.done', withCount(followed.size)))
      if (errors.size === 0) onClose()
      onFollowed(followed)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('select.title', withCount(people.length))}
      {...(errors.size > 0 && { description: t('select.failed') })}
      cancel={t('select.cancel')}
      actions={
        <Button busy={followAll.isPending} onClick={() => followAll.mutate()}>
          {t(errors.size > 0 ? 'common:retry' : 'common:follow.off')}
        </Button>
      }
    >
      <ul aria-live="polite" className="grid gap-2">
        {people.map(({ id, fullname }) => (
          <li key={id}>
            <span className="font-semibold [overflow-wrap:anywhere]">{fullname}</span>
            {errors.has(id) && <p className="text-sm text-wrong">{errors.get(id)}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
