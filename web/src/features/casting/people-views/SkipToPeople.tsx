import { focusItem } from '../../../lib/shortcuts/targets.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'

/** Leads the keyboard past everything that comes before a list of people. */
export function SkipToPeople() {
  const { t } = useTranslation('peopleViews')
  return (
    <Button
      variant="secondary"
      className="mb-3 not-focus-visible:fixed not-focus-visible:-top-96"
      onClick={() => focusItem(1)}
    >
      {t('skip')}
    </Button>
  )
}
