import type { ReactNode } from 'react'
import { type MarkedPart, markWords } from './markWords.ts'

/** A text in which the words that a search matched are marked, and `phrases` that mean the same. */
export function MarkedText({
  text,
  q,
  phrases,
}: {
  text: string
  q: string
  phrases?: readonly string[] | undefined
}): ReactNode {
  return <MarkedParts parts={markWords(text, q, phrases)} />
}

/** A text of which some parts are marked. */
export function MarkedParts({ parts }: { parts: readonly MarkedPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-ember-tint text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
