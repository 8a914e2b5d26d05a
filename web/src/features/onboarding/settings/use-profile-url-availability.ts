import { limits } from '@brilla/contract/platform/limits'
import { normalizeUnicode } from '@brilla/contract/platform/text'
import { useQuery } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { profileUrlQuery } from './settings.queries.ts'

/** Whether a typed profile address is available. */
export type ProfileUrlAvailability = 'current' | 'empty' | 'short' | 'checking' | 'free' | 'taken' | 'unknown'

/** Without the characters that an address cannot contain, while it is typed (P-settings-13). */
export const stripAddress = (typed: string): string =>
  normalizeUnicode(typed, 'NFD')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
    .slice(0, limits.profileUrlMax)

/** Checks a profile address while typing, debounced. */
export function useProfileUrlAvailability(typed: string, current: string): ProfileUrlAvailability {
  const { api } = useCore()
  const debounced = useDebouncedValue(typed, 350)
  const shouldCheck = debounced !== current && debounced.length >= limits.profileUrlMin
  const { data, error } = useQuery({ ...profileUrlQuery(api, debounced), enabled: shouldCheck })
  if (typed === current) return 'current'
  if (typed === '') return 'empty'
  if (typed.length < limits.profileUrlMin) return 'short'
  if (typed !== debounced) return 'checking'
  if (data) return data.exists ? 'taken' : 'free'
  return error ? 'unknown' : 'checking'
}
