import { limits } from './limits.ts'

/** What a list shows of a message: its text where it has one. */
export function findPreviewType(message: {
  text: string | null
  isShare: boolean
  withdrawn: boolean
}): 'withdrawn' | 'text' | 'share' | 'files' {
  if (message.withdrawn) return 'withdrawn'
  if (message.text) return 'text'
  return message.isShare ? 'share' : 'files'
}

/** The beginning of a message's text, in characters as the database counts them. */
export const previewText = (text: string): string =>
  Array.from(text).slice(0, limits.messagePreviewMax).join('')
