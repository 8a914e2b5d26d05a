import type { Marks } from '@brilla/contract/casting/marks'
import { limits } from '@brilla/contract/platform/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClaims, useCore } from '../../../lib/context.tsx'

/** Key of the marks of people; to be invalidated by whatever changes them. */
export const marksKey = ['marks'] as const

export type MarksById = ReadonlyMap<string, Marks>

const noMarks: MarksById = new Map()

/** What the agency has had to do with the first 100 of these people (P-lists-8); empty for talents and while it loads. */
export function useMarks(people: readonly string[]): MarksById {
  const ids = people.slice(0, limits.marksMax)
  const { api } = useCore()
  const isAgency = useClaims()?.profileType === 'agencia'
  const { data } = useQuery({
    queryKey: [...marksKey, ids],
    enabled: isAgency && ids.length > 0,
    placeholderData: keepPreviousData,
    // They change with each profile that is opened.
    staleTime: 0,
    queryFn: ({ signal }) => api.call('getMarks', { query: { ids: ids.join(',') } }, { signal }),
    select: readRows,
  })
  return data ?? noMarks
}

const readRows = ({ rows }: { rows: (Marks & { userId: string })[] }): MarksById =>
  new Map(rows.map((row) => [row.userId, row]))
