import { useEffect } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Navigate, useLocation } from 'react-router'
import { useToast } from '../../../ui/Toast.tsx'
import { ProfileSkeleton } from '../../people/profile/ProfileSkeleton.tsx'
import { linkToResult, toListState, toPage, type ResultPosition } from './result-position.ts'
import { useResult } from './search.queries.ts'
import { readSearchRequest } from './search-params.ts'

/** Goes on from a profile that does not exist any more to its neighbor, at the end to the results (P-discovery-24). */
export default function SkippedResult({
  position: { search, index, backwards = false },
}: {
  position: ResultPosition
}) {
  const { t } = useTranslation('search')
  const toast = useToast()
  const { pathname } = useLocation()
  const params = new URLSearchParams(search)
  const neighbor = backwards ? index - 1 : index + 1
  const { person, isPending } = useResult(readSearchRequest(params), neighbor)
  useEffect(() => toast(t('result.gone')), [t, toast])
  if (person) return <Navigate {...linkToResult(pathname, person, { search, index: neighbor, backwards })} />
  if (isPending) return <ProfileSkeleton compact={false} />
  return <Navigate to={`/explorar?${toPage(params, index)}`} state={toListState(index)} replace />
}
