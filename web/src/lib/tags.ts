/** Rules of short tags that are typed one by one. */
import { normalizeLine } from '@brilla/contract/platform/text'
import { countCharacters } from '@brilla/contract/platform/truncate'

/** Whether a typed tag has more characters than a tag may have. */
export const isTooLong = (tag: string, max: number): boolean => countCharacters(normalizeLine(tag)) > max

/** Whether the tag is in the list, without regard to case. */
export const isInList = (list: readonly string[], tag: string): boolean => {
  const sought = normalizeLine(tag).toLowerCase()
  return list.some((one) => one.toLowerCase() === sought)
}

/** What a typed or pasted text adds to a list, split at commas and without duplicates, and what of it is too long. */
export function readTags(
  text: string,
  list: readonly string[],
  { tagsMax, lengthMax }: { tagsMax: number; lengthMax: number },
): { added: string[]; tooLong: string[] } {
  const named = text.split(',').map(normalizeLine)
  const added: string[] = []
  for (const tag of named) {
    const isFull = list.length + added.length >= tagsMax
    if (tag && !isTooLong(tag, lengthMax) && !isFull && !isInList([...list, ...added], tag)) added.push(tag)
  }
  return { added, tooLong: named.filter((tag) => isTooLong(tag, lengthMax)) }
}
