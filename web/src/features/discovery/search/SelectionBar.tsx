import { useState } from 'react'
import type { PersonCard as Person } from '@brilla/contract/people/profile'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { FollowDialog } from './FollowDialog.tsx'

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
