import { Send, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { getBulkPath, toBulkState } from '../../conversations/bulk-message/bulk-address.ts'
import { AddSelectedToList } from './AddSelectedToList.tsx'
import { CompareSelected } from './CompareSelected.tsx'
import { FollowSelected } from './FollowSelected.tsx'
import { SelectionLink } from './SelectionAction.tsx'
import type { Selection } from './use-selection.ts'

/**
 * How many people are selected, with what can be done with them (P-discovery-25). Below the people, so that it moves nothing
 * when it appears.
 */
export function SelectionBar({
  selection,
  actions,
}: {
  selection: Selection
  /** What only this page can do with them. */
  actions?: ReactNode
}) {
  const { t } = useTranslation('selection')
  const format = useFormatCount()
  const location = useLocation()
  const { size } = selection.people
  if (size === 0) return null
  return (
    <section
      aria-label={t('label')}
      data-selection-bar
      data-foot-bar
      className="tall:sticky bottom-20 z-20 mt-4 flex flex-wrap items-center gap-1 rounded-[1.75rem] border border-line bg-raised p-1 shadow-raised md:bottom-4 md:gap-2"
    >
      <IconButton label={t('clear')} onClick={selection.clear}>
        <X aria-hidden size={20} />
      </IconButton>
      <p role="status" className="tabular mr-auto">
        <span className="max-[24rem]:sr-only">{t('count', { count: size, formatted: format(size) })}</span>
        <span aria-hidden className="px-1 font-semibold min-[24rem]:hidden">
          {format(size)}
        </span>
      </p>
      {/* Each is a `SelectionAction`. */}
      <div className="flex gap-1">
        {actions}
        <FollowSelected selection={selection} />
        <AddSelectedToList selection={selection} />
        <CompareSelected selection={selection} />
        <SelectionLink
          icon={Send}
          label={t('write')}
          shortcut="message"
          variant="primary"
          to={getBulkPath(selection.people.keys())}
          state={toBulkState(location)}
        />
      </div>
    </section>
  )
}
