import { limits } from '@brilla/contract/platform/limits'
import { Columns2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { SelectionAction, SelectionLink } from './SelectionAction.tsx'
import type { Selection } from './use-selection.ts'

/** Leads to the comparison of the selected people; pressing it says why while they are too few or too many (P-compare-4). */
export function CompareSelected({ selection: { people } }: { selection: Selection }) {
  const { t } = useTranslation('selection')
  const toast = useToast()
  const label = t('compare.do')
  const { size } = people
  const { pathname, search } = useLocation()
  if (size < 2 || size > limits.comparedMax) {
    const reason = t('compare.howMany', { max: limits.comparedMax })
    return (
      <SelectionAction
        icon={Columns2}
        label={label}
        title={reason}
        aria-disabled
        aria-description={reason}
        onClick={() => toast(reason)}
      />
    )
  }
  return (
    <SelectionLink
      icon={Columns2}
      label={label}
      to={`/comparar?ids=${[...people.keys()].join(',')}`}
      state={{ from: pathname + search }}
    />
  )
}
