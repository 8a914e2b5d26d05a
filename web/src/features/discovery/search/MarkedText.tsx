import type { ReactNode } from 'react'
import { cn } from '../../../ui/cn.ts'
import { type MarkedPart, markWords } from './mark-words.ts'

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
export function MarkedParts({
  parts,
  markClass = 'bg-ember-tint',
}: {
  parts: readonly MarkedPart[]
  markClass?: string
}): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={cn('text-inherit', markClass)}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
