import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useOwnCategories } from '../../features/category/category.queries.ts'
import { useSelf } from '../../features/account/self.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import { useAfterFirstPaint } from '../../lib/afterPaint.ts'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { localStore } from '../../lib/storage.ts'
import { usePageData } from '../../lib/usePageData.ts'

/** Whether the last visit could show the reminder from the start: going back finds the posts where they were. */
const inTimeByAccount = new Map<string, boolean>()

const week = 7 * 24 * 60 * 60 * 1000

/**
 * Reminds people of an unfinished setup: for a talent, category, photo and biography (P-wizard-2); for an agency, its
 * name. After it is closed, it is hidden for a week.
 */
export function SetupReminder() {
  const { t } = useTranslation('feed')
  const { t: core } = useTranslation()
  const claims = useClaims()
  const { data: self } = useSelf()
  const key = `setup later ${claims?.sub}`
  const stateKey = `setup ${claims?.sub}`
  const [remembered] = useState(() => localStore.getItem(stateKey))
  const [closed, setClosed] = useState(false)
  const [now] = useState(() => Date.now())
  const talent = claims?.profileType === 'talento'
  const hasPhotoAndBiography = self?.type === 'talento' && self.profileImage !== null && self.biography !== ''
  // Requested only when everything else is complete, and after the posts.
  const painted = useAfterFirstPaint()
  const categories = useOwnCategories({
    enabled: painted && hasPhotoAndBiography && remembered !== 'done',
  })
  const chosen = categories.data?.some(({ subscribed }) => subscribed)
  const isComplete =
    self && (self.type === 'agencia' ? self.agencyName !== null : hasPhotoAndBiography && chosen)
  useEffect(() => {
    if (isComplete !== undefined) localStore.setItem(stateKey, isComplete ? 'done' : 'open')
  }, [isComplete, stateKey])

  // Not inserted later, above posts that are being read: the next visit shows it from the start. Going back is none.
  const { wasCached } = usePageData()
  const [isInTime] = useState(
    () =>
      (wasCached ? inTimeByAccount.get(stateKey) : undefined) ??
      (remembered === 'open' || isComplete !== undefined),
  )
  useEffect(() => void inTimeByAccount.set(stateKey, isInTime), [stateKey, isInTime])
  const isShown = isInTime && (isComplete === undefined ? remembered === 'open' : !isComplete)
  if (!isShown || closed || Number(localStore.getItem(key) ?? 0) > now) return null
  const kind = talent ? 'talento' : 'agencia'
  return (
    <Card className="flex items-start gap-2 p-4 max-md:rounded-none max-md:border-x-0 md:p-5">
      <section aria-labelledby="setup-reminder" className="grid flex-1 gap-1">
        <h2 id="setup-reminder" className="text-lg">
          {t(`setup.${kind}.title`)}
        </h2>
        <p className="text-quiet max-md:hidden">{t(`setup.${kind}.text`)}</p>
        <ButtonLink
          to={talent ? '/register/wizard' : '/register/agencia'}
          variant="secondary"
          className="mt-2 justify-self-start"
        >
          {t('setup.action')}
        </ButtonLink>
      </section>
      <IconButton
        label={core('close')}
        onClick={() => {
          localStore.setItem(key, String(Date.now() + week))
          setClosed(true)
        }}
        className="-mt-2 -mr-2 text-quiet"
      >
        <X aria-hidden size={20} />
      </IconButton>
    </Card>
  )
}
