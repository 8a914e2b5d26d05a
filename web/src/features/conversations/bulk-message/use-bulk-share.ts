import { useClaims } from '../../../lib/context.tsx'
import { useDraft } from '../../../lib/draft.ts'

/** A post or a profile that goes with a message to several people. */
export interface BulkShare {
  kind: 'post' | 'profile'
  id: string
  /** Whose it is; absent for the agency's own profile. */
  name?: string
}

/** What will be shared, kept like the text. */
export function useBulkShare(): [BulkShare | undefined, set: (share: BulkShare) => void, drop: () => void] {
  const [stored, store, drop] = useDraft(`bulk share ${useClaims()?.sub ?? ''}`)
  return [
    stored === '' ? undefined : (JSON.parse(stored) as BulkShare),
    (share) => store(JSON.stringify(share)),
    drop,
  ]
}

/** The post or profile that an address of this site leads to. */
export function parseShareLink(link: string): Pick<BulkShare, 'kind' | 'id'> | undefined {
  if (!URL.canParse(link.trim(), location.origin)) return undefined
  const [, page, id] = new URL(link.trim(), location.origin).pathname.split('/')
  if (!id) return undefined
  return page === 'noticias' ? { kind: 'post', id } : page === 'profile' ? { kind: 'profile', id } : undefined
}
