import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnCategories } from '../../features/category/category.queries.ts'
import { useSelf } from '../../features/account/self.queries.ts'
import { useAfterFirstPaint } from '../../lib/afterPaint.ts'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * A quiet word to who left the setup half done: category, photo and biography are its core (P-wizard-2), and an
 * agency's is its name. Closed, it is silent for a week.
 */
export function SetupReminder() {
  const { t } = useTranslation('feed')
  const { t: core } = useTranslation()
  const { data: self } = useSelf()
  const key = `setup later ${self?.id ?? ''}`
  const [closed, setClosed] = useState(false)
  const [now] = useState(() => Date.now())
  const talent = self?.type === 'talento'
  const shown = talent && self.profileImage !== null && self.biography !== ''
  // Only who has shown the rest is worth the call, and the posts come first.
  const painted = useAfterFirstPaint()
  const categories = useOwnCategories({
    enabled: painted && shown && localStorage.getItem(`setup ${self.id}`) !== 'done',
  })
  const chosen = categories.data?.some(({ subscribed }) => subscribed)
  const complete = shown && chosen ? `setup ${self.id}` : null
  useEffect(() => {
    if (complete) localStorage.setItem(complete, 'done')
  }, [complete])

  const half = talent ? !shown || chosen === false : self?.type === 'agencia' && self.agencyName === null
  if (!half || closed || Number(localStorage.getItem(key) ?? 0) > now) return null
  const kind = talent ? 'talento' : 'agencia'
  return (
    <Card className="flex items-start gap-2 p-4 md:p-5">
      <section aria-labelledby="setup-reminder" className="grid flex-1 gap-1">
        <h2 id="setup-reminder" className="text-lg">
          {t(`setup.${kind}.title`)}
        </h2>
        <p className="text-quiet max-md:hidden">{t(`setup.${kind}.text`)}</p>
        <ButtonLink
          to={talent ? '/register/wizard' : '/register/agencia'}
          kind="secondary"
          className="mt-2 justify-self-start"
        >
          {t('setup.action')}
        </ButtonLink>
      </section>
      <IconButton
        label={core('close')}
        onClick={() => {
          localStorage.setItem(key, String(Date.now() + week))
          setClosed(true)
        }}
        className="-mt-2 -mr-2 text-quiet"
      >
        <X aria-hidden size={20} />
      </IconButton>
    </Card>
  )
}
