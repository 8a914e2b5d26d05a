import { limits } from '../platform/limits.ts'
import { truncate } from '../platform/truncate.ts'

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

/** The beginning of a message's text; an ellipsis says that it was cut, since clients do not have the whole text. */
export const previewText = (text: string): string => truncate(text, limits.messagePreviewMax)
