import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { useSelf } from '../account/self.queries.ts'

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

const TranslatedText = lazyComponent<TranslatableProps>(async ({ translator }) => {
  const [module] = await Promise.all([import('./TranslatedText.tsx'), translator.load(['translation'])])
  return module
})

/**
 * A text of a person, rendered by `children`. One in another language than the reader's has a button for its translation, if
 * the server translates (P-language-9).
 */
export function Translatable(props: TranslatableProps) {
  const { i18n } = useTranslation()
  const { language, children } = props
  return language && language !== i18n.language ? <ForeignText {...props} /> : children(props)
}

/** A component of its own, so that only texts in other languages subscribe to the account. */
function ForeignText(props: TranslatableProps) {
  const original = props.children(props)
  if (!useSelf().data?.translates) return original
  const fallback = (
    <>
      {original}
      <div className="h-11" />
    </>
  )
  return (
    <LazyBoundary fallback={fallback} renderError={() => original}>
      <TranslatedText {...props} />
    </LazyBoundary>
  )
}
