/** Rules of short tags that are typed one by one. */
import { normalizeLine } from '@brilla/contract/platform/text'
import { countCharacters } from '@brilla/contract/platform/truncate'

/** The tags in a typed or pasted text, split at commas. */
export const splitTags = (text: string): string[] => text.split(',').map(normalizeLine)

/** Whether a typed tag has more characters than a tag may have. */
export const isTooLong = (tag: string, max: number): boolean => countCharacters(normalizeLine(tag)) > max

/** Whether the tag is in the list, without regard to case. */
export const isInList = (list: readonly string[], tag: string): boolean => {
  const sought = normalizeLine(tag).toLowerCase()
  return list.some((one) => one.toLowerCase() === sought)
}
