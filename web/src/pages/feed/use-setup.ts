import { useEffect, useState } from 'react'
import { useOwnCategories } from '../../features/people/category/category.queries.ts'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import { localStore } from '../../lib/storage.ts'

type SetupPart = 'category' | 'photo' | 'biography' | 'name'

/** What the reader's setup lacks (P-wizard-2). */
export interface Setup {
  /** The parts that are known to be missing, in the order of the wizard. */
  missing: readonly SetupPart[]
  /** Undefined until it is known. */
  isComplete: boolean | undefined
  /** What the last visit in this browser found out; null on the first one. */
  remembered: 'done' | 'open' | null
  /** Whether the feed waits for it: on the first visit, so that the reminder is not inserted above posts that are being read. */
  isAwaited: boolean
}

export function useSetup(): Setup {
  const claims = useClaims()
  const key = `setup ${claims?.sub}`
  const [remembered] = useState(() => localStore.getItem(key) as Setup['remembered'])
  const { data: self, isError } = useSelf()
  const categories = useOwnCategories({
    enabled: claims?.profileType === 'talento' && remembered !== 'done',
  })
  const hasCategory = categories.data?.some(({ subscribed }) => subscribed)
  const lacks: [SetupPart, boolean | undefined][] =
    self?.type === 'agencia'
      ? [['name', self.agencyName === null]]
      : [
          ['category', hasCategory === undefined ? undefined : !hasCategory],
          ['photo', self && self.profileImage === null],
          ['biography', self && self.biography === ''],
        ]
  const missing = lacks.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
  const isKnown = lacks.every(([, isMissing]) => isMissing !== undefined)
  const isComplete = missing.length > 0 ? false : isKnown ? true : undefined
  useEffect(() => {
    if (isComplete !== undefined) localStore.setItem(key, isComplete ? 'done' : 'open')
  }, [isComplete, key])
  const isAwaited = remembered === null && !isKnown && !isError && !categories.isError
  return { missing, isComplete, remembered, isAwaited }
}
