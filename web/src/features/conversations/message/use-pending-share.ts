import { useSearchParams } from 'react-router'

interface PendingShare {
  /** What is to be shared; undefined when nothing is. */
  share: { sharedPostId: string } | { sharedProfileId: string } | undefined
  /** The part of an address that keeps it while a person is chosen; empty when nothing is shared. */
  search: string
  clear: () => void
}

/** The post or profile that is being shared: named in the address, by the menu that it was shared from. */
export function usePendingShare(): PendingShare {
  const [params, setParams] = useSearchParams()
  const post = params.get('post')
  const profile = params.get('profile')
  const share = post ? { sharedPostId: post } : profile ? { sharedProfileId: profile } : undefined
  return {
    share,
    search: post ? `?post=${post}` : profile ? `?profile=${profile}` : '',
    clear: () => setParams({}, { replace: true }),
  }
}
