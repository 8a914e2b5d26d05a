import { useQuery } from '@tanstack/react-query'
import { useCore } from '../../../../lib/context.tsx'

/** The poster of a YouTube video that is about to be posted, which our server fetches. */
export function useVideoPreview(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: ['video-preview', id],
    queryFn: ({ signal }) => api.call('previewVideo', { params: { id } }, { signal }),
    // Each request fetches and stores an image; without one the preview is plain.
    staleTime: Infinity,
    retry: false,
  })
}
