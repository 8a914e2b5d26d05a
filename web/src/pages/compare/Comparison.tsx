import { getAge } from '@brilla/contract/accounts/age'
import { CirclePlay, EqualNot, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AddToListButton } from '../../features/casting/list/AddToListButton.tsx'
import { factOrder, useFactLines } from '../../features/people/facts/fact-lines.ts'
import { FollowButton } from '../../features/people/follow/FollowButton.tsx'
import { MessageLink } from '../../features/people/profile/MessageLink.tsx'
import { PersonLink } from '../../features/people/profile/PersonLink.tsx'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { crop } from '../../lib/image.ts'
import { useServerNow } from '../../lib/server-time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormatLocation } from '../../lib/use-format-location.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Switch } from '../../ui/Switch.tsx'
import { WorkPreview } from './WorkPreview.tsx'

/** A row of the comparison: what each profile says, in the order of the people; null where it says nothing. */
interface Row {
  id: string
  name: string
  values: (readonly string[] | null)[]
  /** Whether profiles that say something say different things. */
  differs: boolean
}

const toRow = (id: string, name: string, values: Row['values']): Row => ({
  id,
  name,
  values,
  differs: new Set(values.flatMap((value) => (value ? value.toSorted().join('\n') : []))).size > 1,
})

/** What at least one of the profiles says, as rows. */
function useRows(profiles: readonly Profile[]): Row[] {
  const { t } = useTranslation(['compare', 'common'])
  const formatLocation = useFormatLocation()
  const now = new Date(useServerNow())
  const listFacts = useFactLines()
  const facts = profiles.map((profile) => new Map(listFacts(profile.facts).map((line) => [line.id, line])))
  const names = new Map(facts.flatMap((lines) => [...lines.values()].map(({ id, name }) => [id, name])))
  const row = (id: string, name: string, read: (profile: Profile) => string[] | string | null) =>
    toRow(
      id,
      name,
      profiles.map((profile) => {
        const said = [read(profile) ?? []].flat()
        return said.length > 0 ? said : null
      }),
    )
  return [
    row('age', t('age'), ({ user }) => user.birthdate && t('years', { count: getAge(now, user.birthdate) })),
    row('city', t('city'), ({ user }) => formatLocation(user)),
    row('sex', t('sex'), ({ user }) => user.sex && t(user.sex)),
    row('categories', t('categories'), ({ categories }) =>
      categories.map((slug) => t(`common:category.${slug}`)),
    ),
    // Facts have an order of their own, of which every profile has a part.
    ...factOrder.flatMap((id) => {
      const name = names.get(id)
      return name
        ? [
            toRow(
              id,
              name,
              facts.map((lines) => lines.get(id)?.values ?? null),
            ),
          ]
        : []
    }),
  ].filter(({ values }) => values.some(Boolean))
}

/** People side by side: a table that scrolls within itself, with their names always in sight (P-compare-2). */
export function Comparison({
  profiles,
  onRemove,
}: {
  profiles: readonly Profile[]
  onRemove: (profile: Profile) => void
}) {
  const { t } = useTranslation('compare')
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const all = useRows(profiles)
  const different = all.filter(({ differs }) => differs)
  const rows = onlyDifferent ? different : all
  const widths = { '--people': profiles.length } as CSSProperties
  return (
    <>
      {profiles.length > 1 && (
        <Switch
          label={t('only')}
          checked={onlyDifferent}
          onChange={({ target }) => setOnlyDifferent(target.checked)}
          className="mb-2 w-fit"
        />
      )}
      <section
        aria-label={t('people')}
        className="max-h-[calc(100dvh-10rem)] min-h-100 scroll-pt-40 overflow-auto rounded-lg border border-line bg-surface"
      >
        <div
          role="table"
          aria-label={t('people')}
          style={widths}
          className="min-w-[calc(var(--people)*9rem)] md:min-w-[calc(9rem+var(--people)*9.5rem)]"
        >
          <Line className="sticky top-0 z-20 border-b border-line bg-surface">
            <span role="columnheader" className="max-md:sr-only md:sticky md:left-0 md:z-10 md:bg-surface">
              <span className="sr-only">{t('fact')}</span>
            </span>
            {profiles.map((profile) => (
              <PersonHead key={profile.user.id} profile={profile} onRemove={() => onRemove(profile)} />
            ))}
          </Line>
          {rows.map((row) => (
            <FactRow key={row.id} row={row} />
          ))}
          {onlyDifferent && different.length === 0 && <p className="p-4 text-quiet">{t('same')}</p>}
          {!onlyDifferent && <WorkRows profiles={profiles} />}
          <Line>
            <RowHead>{t('actions')}</RowHead>
            {profiles.map(({ user }) => (
              <Cell key={user.id} className="content-start gap-2">
                <FollowButton person={user} inList className="w-full min-w-0 px-2" />
                <MessageLink person={user} className="w-full min-w-0 px-2" />
                <AddToListButton person={user} />
              </Cell>
            ))}
          </Line>
        </div>
      </section>
    </>
  )
}

/** A row: on a phone, its heading is above the cells, whose width is that of a whole window otherwise. */
function Line({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="row"
      className={cn(
        'grid grid-cols-[repeat(var(--people),minmax(0,1fr))] md:grid-cols-[9rem_repeat(var(--people),minmax(0,1fr))]',
        className,
      )}
    >
      {children}
    </div>
  )
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <div
      role="rowheader"
      className="sticky left-0 z-10 flex flex-wrap items-center gap-x-2 px-3 text-sm text-quiet max-md:col-span-full max-md:w-[min(100%,90vw)] max-md:pt-3 md:content-start md:bg-surface md:py-3"
    >
      {children}
    </div>
  )
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="cell"
      className={cn('grid min-w-0 content-start px-3 py-3 [overflow-wrap:anywhere] max-md:pt-1', className)}
    >
      {children}
    </div>
  )
}

function PersonHead({ profile, onRemove }: { profile: Profile; onRemove: () => void }) {
  const { t } = useTranslation('compare')
  const { user } = profile
  return (
    <div role="columnheader" className="grid min-w-0 content-start gap-1 p-3 max-md:py-2">
      <div className="flex items-start justify-between gap-1">
        <Avatar
          name={user.fullname}
          image={user.profileImage ? crop(user.profileImage, 92, 92) : null}
          size="lg"
          className="max-md:size-12 max-md:text-base"
        />
        <IconButton
          label={t('remove', { name: user.fullname })}
          onClick={onRemove}
          className="-mt-2 -mr-2 text-quiet"
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <PersonLink
        person={user}
        className="grid min-h-11 content-center font-display leading-tight font-bold md:text-lg no-underline [overflow-wrap:anywhere] hover:underline"
      />
    </div>
  )
}

function FactRow({ row: { name, values, differs } }: { row: Row }) {
  const { t } = useTranslation('compare')
  return (
    <Line className="border-b border-line">
      <RowHead>
        {name}
        {differs && (
          <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 font-semibold text-ink">
            <EqualNot aria-hidden size={14} />
            {t('differs')}
          </span>
        )}
      </RowHead>
      {values.map((said, index) => (
        <Cell key={index}>
          {said ? (
            said.map((text) => (
              <span key={text} className={cn(differs && 'font-semibold')}>
                {text}
              </span>
            ))
          ) : (
            <span className="text-quiet">{t('nothing')}</span>
          )}
        </Cell>
      ))}
    </Line>
  )
}

/** Photos and the reel of each. */
function WorkRows({ profiles }: { profiles: readonly Profile[] }) {
  const { t } = useTranslation('compare')
  return (
    <>
      <Line className="border-b border-line">
        <RowHead>{t('work')}</RowHead>
        {profiles.map((profile) => (
          <Cell key={profile.user.id}>
            <WorkPreview profile={profile} />
          </Cell>
        ))}
      </Line>
      {profiles.some(({ facts }) => facts.showreel?.postId) && (
        <Line className="border-b border-line">
          <RowHead>{t('reel')}</RowHead>
          {profiles.map(({ user, facts: { showreel } }) => (
            <Cell key={user.id}>
              {showreel?.postId ? (
                <Link
                  to={`/profile/${user.profile_url}/videos?post=${showreel.postId}`}
                  className="flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
                >
                  <CirclePlay aria-hidden size={24} className="shrink-0" />
                  {t('watch', { name: user.nombre })}
                </Link>
              ) : (
                <span className="text-quiet">{t('nothing')}</span>
              )}
            </Cell>
          ))}
        </Line>
      )}
    </>
  )
}
