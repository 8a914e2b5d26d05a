import { useState, type ReactNode } from 'react'
import type { Translation } from '@brilla/contract/content/translation'
import { useTranslation } from '../../../lib/translation.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSelf } from '../../accounts/account/self.queries.ts'

/** A text with the language that it is written in; null when that is not sure. */
export interface WrittenText {
  text: string
  language: string | null
}

export interface TranslatableProps extends WrittenText {
  /** What has the text. */
  subject: { postId: string } | { commentId: string } | { userId: string }
  children: (shown: WrittenText) => ReactNode
}

export interface TranslateButtonProps extends WrittenText {
  subject: TranslatableProps['subject']
  isTranslated: boolean
  /** Shows a translation, or the original again. */
  onChange: (translation: Translation | undefined) => void
}

const TranslateButton = lazyComponent<TranslateButtonProps>(
  () => import('./TranslateButton.tsx'),
  ['translation'],
)

/**
 * A text of a person, rendered by `children`. One in another language than the reader's has a button for its translation, if
 * the server translates (P-language-9).
 */
export function Translatable(props: TranslatableProps) {
  const { i18n } = useTranslation()
  const { language, children } = props
  return language && language !== i18n.language ? <ForeignText {...props} /> : children(props)
}

/**
 * A component of its own, so that only texts in other languages subscribe to the account. The text is not part of what is
 * loaded on demand: it would collapse when that arrives.
 */
function ForeignText({ subject, text, language: from, children }: TranslatableProps) {
  const [language] = useLanguage()
  const [translation, setTranslation] = useState<Translation & { original: string }>()
  const isOffered = useSelf().data?.translates
  // Both the text and the reader's language can change meanwhile.
  const shown = translation?.original === text && translation.language === language ? translation : undefined
  return (
    <>
      {children(shown ?? { text, language: from })}
      {isOffered && (
        <LazyBoundary fallback={<div className="h-11" />} renderError={() => null}>
          <TranslateButton
            subject={subject}
            text={text}
            language={from}
            isTranslated={shown !== undefined}
            onChange={(received) => setTranslation(received && { ...received, original: text })}
          />
        </LazyBoundary>
      )}
    </>
  )
}
