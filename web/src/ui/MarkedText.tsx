import { cloneElement, Fragment, type ReactElement } from 'react'

/** A text whose marked parts, such as `<link>here</link>`, are the content of the element of that name. */
export function MarkedText({ text, marks }: { text: string; marks: Record<string, ReactElement> }) {
  // Alternates: text, name of a mark, its content.
  const parts = text.split(/<(\w+)>([^<]*)<\/\w+>/)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    const mark = index % 3 === 1 ? marks[part] : undefined
    // The order of the parts of a text is fixed.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{mark ? cloneElement(mark, {}, parts[index + 1]) : part}</Fragment>
  })
}
