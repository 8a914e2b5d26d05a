import { useState, type ReactNode } from 'react'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type ContactDataField, listContactDataFields } from './contact-data-fields.ts'

const ContactDataDialog = lazyDialog(() => import('./ContactDataDialog.tsx'), ['contactData'])

/** A text with the audience that its author has chosen for it. */
export interface Publication {
  text: string
  audience?: 'mutuals'
}

interface Question {
  fields: readonly ContactDataField[]
  answer: (publishes: boolean) => void
}

/**
 * Publishes a text; when it is refused for contact data, asks its author, who is a minor, whether to publish it for mutual
 * followers (P-minors-13).
 */
export function useContactDataQuestion(): {
  /**
   * `getText` returns the text of a field of the request, where it has other texts than the main one.
   * @throws the refusal when the author goes back to the text
   */
  publish: <Result>(
    text: string,
    send: (publication: Publication) => Promise<Result>,
    getText?: (field: string) => string | undefined,
  ) => Promise<Result>
  /** Must be rendered by the caller. */
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  return {
    async publish(text, send, getText = () => text) {
      try {
        return await send({ text })
      } catch (error) {
        const fields = listContactDataFields(error, getText)
        if (fields.length === 0) throw error
        const publishes = await new Promise<boolean>((answer) => setQuestion({ fields, answer }))
        setQuestion(undefined)
        if (!publishes) throw error
        return await send({ text, audience: 'mutuals' })
      }
    },
    dialog: question && (
      <ContactDataDialog
        fields={question.fields}
        onPublish={() => question.answer(true)}
        onClose={() => question.answer(false)}
      />
    ),
  }
}
