import type { ContactData } from '@brilla/contract/errors'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Shows a minor the contact data in their text, and asks how to go on (P-minors-13). */
export default function ContactDataDialog({
  text,
  found,
  onPublish,
  onClose,
}: {
  text: string
  found: readonly ContactData[]
  /** Publishes it for mutual followers. */
  onPublish: () => void
  /** Goes back to the text. */
  onClose: () => void
}) {
  const { t } = useTranslation('contactData')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button variant="quiet" onClick={onPublish}>
            {t('publish')}
          </Button>
          <Button onClick={onClose}>{t('edit')}</Button>
        </>
      }
    >
      <p aria-label={t('found')} className="written max-h-[40dvh] overflow-y-auto rounded-lg bg-sunken p-4">
        {found.map(({ start, end }, index) => (
          <span key={start}>
            {text.slice(found[index - 1]?.end ?? 0, start)}
            <mark className="rounded-sm bg-ember/25 px-0.5 font-semibold text-ink underline">
              {text.slice(start, end)}
            </mark>
          </span>
        ))}
        {text.slice(found.at(-1)?.end ?? 0)}
      </p>
    </Dialog>
  )
}
