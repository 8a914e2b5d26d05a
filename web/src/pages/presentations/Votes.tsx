import type { Presentation } from '@brilla/contract/casting/presentation'
import { type Vote, votes } from '@brilla/contract/casting/presentation-choices'
import { CircleHelp, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crop } from '../../lib/image.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { cn } from '../../ui/cn.ts'
import { Tabs } from '../../ui/Tabs.tsx'

const icons = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown }

type Person = Presentation['people'][number]

/** How clients voted: by person, and by who voted (P-presentations-7). */
export function Votes({ presentation }: { presentation: Presentation }) {
  const { t } = useTranslation('presentation')
  const { title, people, viewers } = presentation
  if (people.length === 0) return <p className="text-quiet">{t('votes.emptyPeople')}</p>
  const byPerson = <VotesByPerson presentation={presentation} />
  if (viewers.length === 0)
    return (
      <>
        <p className="text-quiet">{t('votes.none')}</p>
        {byPerson}
      </>
    )
  return (
    <Tabs
      label={t('votes.label', { title })}
      tabs={[
        { value: 'people', label: t('votes.byPerson'), content: byPerson },
        {
          value: 'viewers',
          label: t('votes.byViewer'),
          content: <VotesByViewer presentation={presentation} />,
        },
      ]}
    />
  )
}

function VotesByPerson({ presentation: { people, viewers } }: { presentation: Presentation }) {
  const names = new Map(viewers.map(({ id, name }) => [id, name]))
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li key={person.id} className="grid gap-3 py-2 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-2">
            <PersonName person={person} />
            {viewers.length > 0 && <Tally person={person} />}
          </div>
          <ul className="grid content-start gap-2">
            {person.votes.map(({ viewerId, vote, comment }) => (
              <VoteLine key={viewerId} vote={vote} comment={comment}>
                {names.get(viewerId)}
              </VoteLine>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function VotesByViewer({ presentation: { people, viewers } }: { presentation: Presentation }) {
  return (
    <ul className="divide-y divide-line">
      {viewers.map(({ id, name }) => (
        <li key={id} className="grid gap-2 py-3">
          <h3 className="text-lg [overflow-wrap:anywhere]">{name}</h3>
          <ul className="grid gap-2">
            {people.flatMap((person) =>
              person.votes
                .filter(({ viewerId }) => viewerId === id)
                .map(({ vote, comment }) => (
                  <VoteLine key={person.id} vote={vote} comment={comment}>
                    {person.fullname}
                  </VoteLine>
                )),
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function PersonName({ person: { fullname, profile_url, profileImage } }: { person: Person }) {
  return (
    <Link
      to={`/profile/${profile_url}`}
      className="flex min-h-11 min-w-0 items-center gap-3 font-semibold no-underline hover:underline"
    >
      <Avatar name={fullname} image={profileImage ? crop(profileImage, 36, 36) : null} size="sm" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{fullname}</span>
    </Link>
  )
}

/** How many voted yes, maybe and no. */
function Tally({ person }: { person: Person }) {
  const { t } = useTranslation('presentation')
  if (person.votes.length === 0) return <p className="text-sm text-quiet">{t('votes.noneYet')}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {votes.map((vote) => {
        const Icon = icons[vote]
        const count = person.votes.filter((each) => each.vote === vote).length
        return (
          <li
            key={vote}
            className={cn(
              'tabular inline-flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm',
              count === 0 && 'text-quiet',
            )}
          >
            <Icon aria-hidden size={16} />
            {t('votes.tally', { vote: t(`votes.vote.${vote}`), count })}
          </li>
        )
      })}
    </ul>
  )
}

function VoteLine({ vote, comment, children }: { vote: Vote; comment: string; children: ReactNode }) {
  const { t } = useTranslation('presentation')
  const Icon = icons[vote]
  return (
    <li className="grid gap-1">
      <p className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden size={18} className="shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {children}: <span className="font-semibold">{t(`votes.vote.${vote}`)}</span>
        </span>
      </p>
      {comment && <p className="pl-6.5 whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>}
    </li>
  )
}
