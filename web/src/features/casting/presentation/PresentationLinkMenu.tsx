import { Presentation } from 'lucide-react'
import { useServerNow } from '../../../lib/server-time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { useOpenPresentations } from './presentation.queries.ts'

/** Inserts the link of a presentation that is open; nothing without one. */
export function PresentationLinkMenu({ onInsert }: { onInsert: (url: string) => void }) {
  const { t } = useTranslation('presentation')
  const { data: open } = useOpenPresentations(useServerNow())
  if (!open?.length) return null
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<Presentation aria-hidden size={20} />}>
          {t('insertLink')}
        </Button>
      }
      entries={open.map(({ title, url }) => ({
        kind: 'action',
        label: title,
        icon: <Presentation aria-hidden size={20} className="shrink-0" />,
        onSelect: () => onInsert(url),
      }))}
    />
  )
}
