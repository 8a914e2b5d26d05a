import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useClaims } from '../../lib/context.tsx'
import { asLanguage, locales } from '../../lib/language.ts'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { localStore } from '../../lib/storage.ts'
import { usePageData } from '../../lib/use-page-data.ts'
import type { Setup } from './use-setup.ts'

/** Whether the last visit could show the reminder from the start: going back finds the posts where they were. */
const inTimeByAccount = new Map<string, boolean>()

const week = 7 * 24 * 60 * 60 * 1000

/** Reminds people of an unfinished setup, and says what is missing (P-wizard-2). After it is closed, it is hidden for a week. */
export function SetupReminder({ setup: { missing, isComplete, remembered } }: { setup: Setup }) {
  const { t, i18n } = useTranslation('feed')
  const { t: core } = useTranslation()
  const claims = useClaims()
  const person = claims?.sub ?? ''
  const key = `setup later ${person}`
  const [closed, setClosed] = useState(false)
  const [now] = useState(() => Date.now())

  // Not inserted later, above posts that are being read: the next visit shows it from the start. Going back is none.
  const { wasCached } = usePageData()
  const [isInTime] = useState(
    () =>
      (wasCached ? inTimeByAccount.get(person) : undefined) ??
      (remembered !== 'done' || isComplete !== undefined),
  )
  useEffect(() => void inTimeByAccount.set(person, isInTime), [person, isInTime])
  const isShown = isInTime && (isComplete === undefined ? remembered === 'open' : !isComplete)
  if (!isShown || closed || Number(localStore.getItem(key) ?? 0) > now) return null
  const kind = claims?.profileType === 'talento' ? 'talento' : 'agencia'
  const list = new Intl.ListFormat(locales[asLanguage(i18n.language)])
  const parts = list.format(missing.map((part) => t(`setup.part.${part}`)))
  return (
    <Card className="flex items-start gap-2 p-4 max-md:rounded-none max-md:border-x-0 md:p-5">
      <section aria-labelledby="setup-reminder" className="grid flex-1 gap-1">
        <h2 id="setup-reminder" className="text-lg">
          {t(`setup.${kind}.title`)}
        </h2>
        <p className="font-semibold">{parts ? t('setup.missing', { parts }) : '\u00a0'}</p>
        <p className="text-quiet max-md:hidden">{t(`setup.${kind}.text`)}</p>
        <ButtonLink
          to={kind === 'talento' ? '/register/wizard' : '/register/agencia'}
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
