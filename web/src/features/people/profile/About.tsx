import { PenLine } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import { asLanguage } from '../../../lib/language.ts'
import { monthAndYear } from '../../../lib/time.ts'
import { countCharacters, truncate } from '@brilla/contract/platform/truncate'
import { ButtonLink } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { CategoryList } from '../category/CategoryList.tsx'
import { Translatable, type WrittenText } from '../translation/Translatable.tsx'
import type { Profile } from './profile.queries.ts'
import { ProfileCard } from './ProfileCard.tsx'

/** "Sobre mí": the first 900 characters, expandable (P-profiles-5), and for the owner a way to edit it (P-profiles-6). */
export function About({ profile: { user, categories }, own }: { profile: Profile; own: boolean }) {
  const { t, i18n } = useTranslation('profile')
  return (
    <ProfileCard title={t('about.title')}>
      {user.biography ? (
        <Translatable subject={{ userId: user.id }} text={user.biography} language={user.biographyLanguage}>
          {(shown) => <Biography {...shown} />}
        </Translatable>
      ) : (
        <p className="text-quiet">{own ? t('about.ownEmpty') : t('about.empty', { name: user.nombre })}</p>
      )}
      <CategoryList slugs={categories} />
      <p className="text-sm text-quiet">
        {t('memberSince', { date: monthAndYear(user.createdAt, asLanguage(i18n.language)) })}
      </p>
      {own && (
        <ButtonLink
          to="/user/settings"
          variant="secondary"
          icon={<PenLine aria-hidden size={20} />}
          className="justify-self-start"
        >
          {t('about.edit')}
        </ButtonLink>
      )}
    </ProfileCard>
  )
}

function Biography({ text, language }: WrittenText) {
  const { t } = useTranslation('profile')
  const [open, setOpen] = useState(false)
  /** Whether the lines that are shown on a phone are not all. */
  const [isCut, setIsCut] = useState(false)
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    // Unfolded it shows all lines, and its button stays.
    if (open) return undefined
    function measure() {
      const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
      // Heights are rounded.
      setIsCut(scrollHeight > clientHeight + 1)
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
    // The observer does not tell when another text has the same size.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, open])
  const isTruncated = countCharacters(text) > limits.biographyPreview
  return (
    <>
      <p
        ref={box}
        id="about-text"
        lang={language ?? undefined}
        className={cn('written', !open && 'max-lg:line-clamp-5')}
      >
        {open ? text : truncate(text, limits.biographyPreview)}
      </p>
      {(open || isCut || isTruncated) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls="about-text"
          onClick={() => setOpen(!open)}
          className={cn(
            'min-h-11 justify-self-start rounded-md font-semibold text-ember underline-offset-4 hover:underline',
            !isTruncated && 'lg:hidden',
          )}
        >
          {open ? t('about.less') : t('about.more')}
        </button>
      )}
    </>
  )
}
