import type { ListedAgency } from '@brilla/contract/discovery/discovery'
import { BadgeCheck, CalendarDays } from 'lucide-react'
import { asLanguage } from '../../../lib/language.ts'
import { monthAndYear } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { getCategorySlugs } from '../../people/category/category-slugs.ts'
import { PersonCard } from '../../people/profile/PersonCard.tsx'

/** Agencies as cards, which say since when they are here and whether they are verified (P-discovery-31). */
export function AgencyGrid({ agencies, label }: { agencies: ListedAgency[]; label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {agencies.map((agency, index) => (
        <li key={agency.id}>
          <PersonCard
            person={agency}
            heading="h2"
            toPage
            prioritizeImage={index === 0}
            note={<Note agency={agency} />}
          />
        </li>
      ))}
    </ul>
  )
}

function Note({ agency: { verified, createdAt, categories } }: { agency: ListedAgency }) {
  const { t, i18n } = useTranslation(['discovery', 'common'])
  const names = getCategorySlugs(categories).map((slug) => t(`common:category.${slug}`))
  return (
    <>
      {verified && (
        <p className="flex items-start gap-1.5 text-sm font-semibold">
          <BadgeCheck aria-hidden size={15} className="mt-0.5 shrink-0" />
          {t('common:verifiedAgency')}
        </p>
      )}
      {names.length > 0 && (
        <p className="text-sm text-quiet">{t('agencies.seeks', { categories: names.join(' · ') })}</p>
      )}
      <p className="flex items-start gap-1.5 text-sm text-quiet">
        <CalendarDays aria-hidden size={15} className="mt-0.5 shrink-0" />
        {t('agencies.since', { date: monthAndYear(createdAt, asLanguage(i18n.language)) })}
      </p>
    </>
  )
}
