import type { ReactNode } from 'react'
import { markWords } from './markWords.ts'

/** A text in which the words that a search matched are marked. */
export function MarkedText({ text, q }: { text: string; q: string }): ReactNode {
  return markWords(text, q).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-ember-tint text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
