import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { ContactDataField } from './contact-data-fields.ts'

/** Shows a minor the contact data in their texts, and asks how to go on (P-minors-13). */
export default function ContactDataDialog({
  fields,
  onPublish,
  onClose,
}: {
  fields: readonly ContactDataField[]
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
      <div
        role="group"
        aria-label={t('found')}
        className="grid max-h-[40dvh] gap-3 overflow-y-auto rounded-lg bg-sunken p-4"
      >
        {fields.map((field, index) => (
          <p key={index} className="written">
            <MarkedText {...field} />
          </p>
        ))}
      </div>
    </Dialog>
  )
}

/** The text with the found pieces marked, or the pieces alone. */
function MarkedText({ text, found }: ContactDataField) {
  return (
    <>
      {found.map((piece, index) => (
        <span key={piece.start}>
          {text === null ? index > 0 && ' · ' : text.slice(found[index - 1]?.end ?? 0, piece.start)}
          <mark className="rounded-sm bg-ember/25 px-0.5 font-semibold text-ink underline">{piece.text}</mark>
        </span>
      ))}
      {text?.slice(found.at(-1)?.end ?? 0)}
    </>
  )
}
