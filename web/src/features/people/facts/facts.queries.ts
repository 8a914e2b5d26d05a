import { normalizeLine } from '@brilla/contract/platform/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits } from '@brilla/contract/platform/limits'
import { useCore } from '../../../lib/context.tsx'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'

/** The latest videos of the own posts, one of which can be the showreel. */
export function useOwnVideos(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: ['own-videos', id],
    queryFn: async ({ signal }) => {
      const params = { profile: id, type: 'VIDEO' as const }
      const files = await api.call(
        'getUserFiles',
        { params, query: { limit: String(limits.filesPageMax) } },
        { signal },
      )
      return files.map(({ createdAt, post }) => ({
        postId: post.id,
        createdAt,
        description: post.description,
      }))
    },
  })
}

const none: readonly string[] = []

/** Skills that begin like the typed text, from the second letter; none without `enabled`. */
export function useSkillSuggestions(typing: string, enabled: boolean): readonly string[] {
  const { api } = useCore()
  const q = useDebouncedValue(normalizeLine(typing), 250)
  const isAsked = enabled && q.length > 1
  const { data } = useQuery({
    queryKey: ['skill-suggestions', q],
    queryFn: async ({ signal }) => (await api.call('suggestSkills', { query: { q } }, { signal })).skills,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return isAsked ? (data ?? none) : none
}
