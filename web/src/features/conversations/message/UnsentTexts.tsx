import { useTranslation } from '../../../lib/translation.tsx'
import { useKeptDraft } from './use-message-draft.ts'
import { useOutbox } from './use-outbox.ts'

/** What the reader has written to somebody who is not available any more, so that it is not lost with the conversation. */
export function UnsentTexts({ address, contactId }: { address: string; contactId: string | undefined }) {
  const { t } = useTranslation('message')
  const { outgoing } = useOutbox(address)
  const draft = useKeptDraft(contactId)
  const texts = [...outgoing.map(({ text }) => text), draft].filter((text) => text.trim() !== '')
  if (texts.length === 0) return null
  return (
    <section className="mx-auto grid w-full max-w-140 gap-3 px-4 pb-8">
      <p className="font-semibold">{t('gone.unsent')}</p>
      {texts.map((text, index) => (
        <p key={index} className="rounded-lg border border-line bg-surface px-4 py-3 written">
          {text}
        </p>
      ))}
    </section>
  )
}
