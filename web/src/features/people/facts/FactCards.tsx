/** The facts of a profile on its biography; a part that its reader may not see, or that says nothing, is absent (P-profiles-19). */
import type { VisibleFacts } from '@brilla/contract/people/facts'
import type { FactPart } from '@brilla/contract/people/fact-choices'
import { CirclePlay, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { languageName } from '../../../lib/language-names.ts'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { ProfileCard } from '../profile/ProfileCard.tsx'

const linkClass = 'font-semibold underline underline-offset-4 [overflow-wrap:anywhere]'

type Facts = { facts: VisibleFacts }

/** A part with its heading; in the own profile it says who sees it, unless everyone does. */
function FactCard({ part, facts, children }: { part: FactPart; facts: VisibleFacts; children: ReactNode }) {
  const { t } = useTranslation('facts')
  const audience = facts[part]?.audience ?? 'everyone'
  return (
    <ProfileCard title={t(`parts.${part}`)}>
      {children}
      {audience !== 'everyone' && <p className="text-sm text-quiet">{t(`seenBy.${audience}`)}</p>}
    </ProfileCard>
  )
}

function Tags({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className="max-w-full rounded-full bg-sunken px-4 py-1.5 [overflow-wrap:anywhere]">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Names and values; those without a value have no line. */
function Lines({ lines }: { lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-y-3">
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-quiet">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function OuterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkClass}>
      {children}
    </a>
  )
}

/** What a talent can do and has done: showreel, skills, credits. */
export function WorkFacts({ facts, profileUrl }: Facts & { profileUrl: string }) {
  const { t } = useTranslation('facts')
  const { showreel, skills, credits } = facts
  return (
    <>
      {showreel?.postId && (
        <FactCard part="showreel" facts={facts}>
          <Link
            to={`/profile/${profileUrl}/videos?post=${showreel.postId}`}
            className="flex min-h-14 items-center gap-3 rounded-md bg-sunken px-4 font-semibold no-underline transition hover:underline"
          >
            <CirclePlay aria-hidden size={28} className="shrink-0 text-ember" />
            {t('watch')}
          </Link>
        </FactCard>
      )}
      {skills && (
        <FactCard part="skills" facts={facts}>
          <Tags items={skills.items} label={t('parts.skills')} />
        </FactCard>
      )}
      {credits && (
        <FactCard part="credits" facts={facts}>
          <ul className="grid gap-4">
            {credits.items.map(({ title, role, place, year, link }, index) => (
              <li key={index} className="grid gap-0.5">
                <p className="font-semibold [overflow-wrap:anywhere]">
                  {link ? (
                    <OuterLink href={link}>
                      {title} <ExternalLink aria-hidden size={14} className="inline" />
                    </OuterLink>
                  ) : (
                    title
                  )}
                </p>
                <p className="text-quiet [overflow-wrap:anywhere]">
                  {[role, place, year].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </FactCard>
      )}
    </>
  )
}

/** What casting asks of a talent: availability, languages, voice, measurements, representation. */
export function CastingFacts({ facts }: Facts) {
  const { t, i18n } = useTranslation('facts')
  const language = asLanguage(i18n.language)
  const { availability, languages, music, measurements, representation } = facts
  const inCentimeters = (value: number | null) => value !== null && t('centimeters', { value })
  return (
    <>
      {availability && (
        <FactCard part="availability" facts={facts}>
          <ul className="grid gap-1">
            {availability.open && <li>{t('open')}</li>}
            {availability.from && (
              <li>{t('openFrom', { date: calendarDate(availability.from, language) })}</li>
            )}
            {availability.travels && <li>{t('travels')}</li>}
          </ul>
        </FactCard>
      )}
      {languages && (
        <FactCard part="languages" facts={facts}>
          <Lines
            lines={languages.items.map(({ code, level }) => [
              languageName(code, language),
              t(`levels.${level}`),
            ])}
          />
        </FactCard>
      )}
      {music && (
        <FactCard part="music" facts={facts}>
          <Lines
            lines={[
              [t('fields.vocalRange'), music.vocalRange && t(`voice.${music.vocalRange}`)],
              [t('fields.instruments'), music.instruments.join(', ')],
            ]}
          />
        </FactCard>
      )}
      {measurements && (
        <FactCard part="measurements" facts={facts}>
          <Lines
            lines={[
              [t('fields.heightCm'), inCentimeters(measurements.heightCm)],
              [t('fields.chestCm'), inCentimeters(measurements.chestCm)],
              [t('fields.waistCm'), inCentimeters(measurements.waistCm)],
              [t('fields.hipsCm'), inCentimeters(measurements.hipsCm)],
              [
                t('fields.shoeEu'),
                measurements.shoeEu !== null && t('shoeSize', { value: measurements.shoeEu }),
              ],
              [t('fields.hair'), measurements.hair && t(`hair.${measurements.hair}`)],
              [t('fields.eyes'), measurements.eyes && t(`eyes.${measurements.eyes}`)],
            ]}
          />
        </FactCard>
      )}
      {representation && (
        <FactCard part="representation" facts={facts}>
          <p>
            {representation.link ? (
              <OuterLink href={representation.link}>{representation.name ?? representation.link}</OuterLink>
            ) : (
              representation.name
            )}
          </p>
        </FactCard>
      )}
    </>
  )
}
