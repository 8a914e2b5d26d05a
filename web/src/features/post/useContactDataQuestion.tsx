import type { ContactData } from '@brilla/contract/errors'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../lib/api.ts'
import { lazyDialog } from '../../ui/lazyDialog.tsx'

const ContactDataDialog = lazyDialog(async ({ translator }) => {
  const [module] = await Promise.all([import('./ContactDataDialog.tsx'), translator.load(['contactData'])])
  return module
})

/** A text with the audience that its author has chosen for it. */
export interface Publication {
  text: string
  audience?: 'mutuals'
}

interface Question {
  text: string
  found: readonly ContactData[]
  answer: (publishes: boolean) => void
}

/**
 * Publishes a text; when it is refused for contact data, asks its author, who is a minor, whether to publish it for mutual
 * followers (P-minors-13).
 */
export function useContactDataQuestion(): {
  /** @throws the refusal when the author goes back to the text */
  publish: <Result>(text: string, send: (publication: Publication) => Promise<Result>) => Promise<Result>
  /** Must be rendered by the caller. */
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  return {
    async publish(text, send) {
      try {
        return await send({ text })
      } catch (error) {
        const found = findContactData(error)
        if (!found) throw error
        const publishes = await new Promise<boolean>((answer) => setQuestion({ text, found, answer }))
        setQuestion(undefined)
        if (!publishes) throw error
        return await send({ text, audience: 'mutuals' })
      }
    },
    dialog: question && (
      <ContactDataDialog
        text={question.text}
        found={question.found}
        onPublish={() => question.answer(true)}
        onClose={() => question.answer(false)}
      />
    ),
  }
}

const findContactData = (error: unknown): readonly ContactData[] | undefined =>
  error instanceof ApiError && error.error === 'datos_de_contacto'
    ? error.errors.find(({ found }) => found)?.found
    : undefined
