import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** Submits the form of a text by Ctrl or ⌘ with Enter, since Enter alone is a new line. */
export function submitOnModifiedEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
