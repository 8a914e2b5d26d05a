import { useEffect } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Navigate, useLocation } from 'react-router'
import { useToast } from '../../../ui/Toast.tsx'
import { ProfileSkeleton } from '../../people/profile/ProfileSkeleton.tsx'
import { linkToList, linkToResult, type ResultPosition } from './result-position.ts'
import { useResult } from './search.queries.ts'

/** Goes on from a profile that does not exist any more to its neighbor, at the end to the list (P-discovery-24). */
export default function SkippedResult({ position }: { position: ResultPosition }) {
  const { t } = useTranslation('search')
  const toast = useToast()
  const { pathname } = useLocation()
  const index = position.index + (position.backwards ? -1 : 1)
  const { person, isPending } = useResult(position, index)
  useEffect(() => toast(t('result.gone')), [t, toast])
  if (person) return <Navigate {...linkToResult(pathname, person, { ...position, index })} />
  if (isPending) return <ProfileSkeleton compact={false} />
  return <Navigate {...linkToList(position)} replace />
}
