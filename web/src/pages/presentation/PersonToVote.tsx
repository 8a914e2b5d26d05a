import type { ShownPerson } from '@brilla/contract/casting/presentation'
import { type Vote, votes } from '@brilla/contract/casting/presentation-choices'
import { limits } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { Check, CirclePlay, HelpCircle, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { CategoryList } from '../../features/people/category/CategoryList.tsx'
import { getCategorySlugs } from '../../features/people/category/category-slugs.ts'
import { useFactLines } from '../../features/people/facts/fact-lines.ts'
import { OfflineError } from '../../lib/api.ts'
import { useDraft } from '../../lib/draft.ts'
import { getErrorText } from '../../lib/error-text.ts'
import { checkFreeText } from '../../lib/field-rules.ts'
import { crop, responsive } from '../../lib/image.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormatLocation } from '../../lib/use-format-location.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { TextArea } from '../../ui/TextArea.tsx'

const youTube = (id: string) => `https://youtu.be/${encodeURIComponent(id)}`

/** A person of a presentation, with the vote of this viewer. */
export function PersonToVote({
  person,
  place,
  ...ballot
}: {
  person: ShownPerson
  /** "2 of 6". */
  place: string
} & Omit<BallotProps, 'person'>) {
  const { t } = useTranslation('shownPresentation')
  const formatLocation = useFormatLocation()
  const { fullname, image, age, categories, facts } = person
  const reel = facts.showreel?.video
  return (
    <article className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-4 md:p-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Avatar
          name={fullname}
          image={image ? crop(image, 170, 170) : null}
          size="xl"
          className="max-sm:size-23 max-sm:text-2xl"
        />
        <div className="grid min-w-0 gap-1">
          <p className="text-sm text-quiet">{place}</p>
          <h2 className="text-2xl [overflow-wrap:anywhere]">{fullname}</h2>
          <p className="[overflow-wrap:anywhere]">
            {[age !== null && t('years', { count: age }), formatLocation(person)].filter(Boolean).join(' · ')}
          </p>
          <CategoryList slugs={getCategorySlugs(categories)} className="gap-x-3 text-sm text-quiet" />
        </div>
      </div>
      <Works person={person} />
      <Facts person={person} />
      {reel && (
        <a
          href={youTube(reel)}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-11 items-center gap-2 justify-self-start font-semibold no-underline hover:underline"
        >
          <CirclePlay aria-hidden size={24} />
          {t('reel')}
        </a>
      )}
      <BallotForm person={person} {...ballot} />
    </article>
  )
}

/** The width and shape of a work: a row that is not full shares its width. */
function getCell(index: number, count: number): string {
  if (count === 1) return 'col-span-6 aspect-3/2'
  const isInPair = count === 2 || count === 4 || (count === 5 && index >= 3)
  return isInPair ? 'col-span-3 aspect-4/3' : 'col-span-2 aspect-square'
}

function Works({ person: { fullname, works } }: { person: ShownPerson }) {
  const { t } = useTranslation('shownPresentation')
  if (works.length === 0) return null
  return (
    <ul aria-label={t('work')} className="grid grid-cols-6 gap-1 md:gap-2">
      {works.map(({ type, title, image, placeholder, video }, index) => {
        const name = title || t(`untitled.${type}`, { number: index + 1, name: fullname })
        const href = video ? youTube(video) : mediaPaths.file(image!)
        return (
          <li key={index} className={getCell(index, works.length)}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="relative grid size-full place-items-center overflow-hidden rounded-md bg-sunken"
            >
              {image && (
                <BlurredImage
                  placeholder={placeholder}
                  {...responsive(image, '(width >= 860px) 265px, 31vw')}
                  alt={name}
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover"
                />
              )}
              {video && (
                <span className="relative grid size-11 place-items-center rounded-full bg-black/65 text-white">
                  <CirclePlay role="img" aria-label={t('video')} size={26} />
                </span>
              )}
              {!image && <span className="sr-only">{name}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ person: { facts } }: { person: ShownPerson }) {
  const lines = useFactLines()(facts)
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:grid-cols-3">
      {lines.map(({ id, name, values }) => (
        <div key={id} className={cn('min-w-0', id === 'credits' && 'col-span-full')}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {id === 'credits' ? values.map((value) => <p key={value}>{value}</p>) : values.join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface BallotProps {
  person: ShownPerson
  /** Sends the vote, once the viewer has given a name. */
  cast: (vote: Vote, comment: string) => Promise<void>
  /** Whether a vote is sent at once. */
  isNamed: () => boolean
}

const icons = { yes: ThumbsUp, maybe: HelpCircle, no: ThumbsDown }

function BallotForm({ person: { id, fullname, ownVote }, cast, isNamed }: BallotProps) {
  const { t, i18n } = useTranslation(['shownPresentation', 'errors'])
  const name = useId()
  const [vote, setVote] = useState(ownVote?.vote)
  const [saved, setSaved] = useState(ownVote)
  const [draft, setDraft, dropDraft] = useDraft(`presentation comment ${id}`, { tab: true })
  const [comment, setComment] = useState(draft || (ownVote?.comment ?? ''))
  const latestComment = useRef(comment)
  const [{ status, error }, setState] = useState<{
    status?: 'waiting' | 'saving' | 'saved'
    error?: unknown
  }>({})
  /** Votes are sent one after another, so that the last one counts. */
  const queue = useRef(Promise.resolve())

  async function save(vote: Vote, comment: string) {
    setState({ status: isNamed() ? 'saving' : 'waiting' })
    const sent = queue.current.then(() => cast(vote, comment))
    queue.current = sent.catch(() => undefined)
    try {
      await sent
      setSaved({ vote, comment })
      // What was typed meanwhile stays.
      if (latestComment.current === comment) dropDraft()
      setState({ status: 'saved' })
    } catch (error) {
      setState({ error })
    }
  }

  function choose(next: Vote) {
    setVote(next)
    void save(next, comment)
  }

  const commentError = checkFreeText(comment, limits.voteCommentMax)
  const isChanged = comment !== (saved?.comment ?? '')

  function saveComment() {
    if (vote && isChanged && !commentError) void save(vote, comment)
  }

  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveComment()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => document.removeEventListener('visibilitychange', saveWhenHidden)
  })

  useEffect(() => {
    const saveAgain = () => error instanceof OfflineError && vote && void save(vote, comment)
    addEventListener('online', saveAgain)
    return () => removeEventListener('online', saveAgain)
  })

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t('vote.legend', { name: fullname })}</legend>
        <div className="grid grid-cols-3 gap-2 sm:max-w-md">
          {votes.map((each) => {
            const Icon = icons[each]
            return (
              <label
                key={each}
                className={cn(
                  'flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-md border px-2 font-semibold transition has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                  vote === each ? 'border-ink bg-ink text-ground' : 'border-edge hover:bg-sunken',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={each}
                  checked={vote === each}
                  onChange={() => choose(each)}
                  className="sr-only"
                />
                <Icon aria-hidden size={20} className="shrink-0" />
                {t(`vote.${each}`)}
              </label>
            )
          })}
        </div>
      </fieldset>
      {vote && (
        <TextArea
          label={t('comment')}
          optional
          rows={2}
          error={
            commentError === 'too_long'
              ? t('commentTooLong', { max: limits.voteCommentMax })
              : commentError && t(`errors:${commentError as 'invalid_characters'}`)
          }
          value={comment}
          onChange={({ target }) => {
            latestComment.current = target.value
            setComment(target.value)
            setDraft(target.value)
          }}
          onBlur={saveComment}
        />
      )}
      <div className="flex min-h-6 flex-wrap items-center gap-3">
        {vote && isChanged && (
          <Button
            variant="secondary"
            busy={status === 'saving'}
            disabled={commentError !== undefined}
            onClick={saveComment}
          >
            {t('saveComment')}
          </Button>
        )}
        <p role="status" className="text-sm text-quiet">
          {status === 'waiting' || status === 'saving' ? t(status) : vote && isChanged && t('unsent')}
          {status === 'saved' && !isChanged && (
            <span className="flex items-center gap-1.5 font-semibold text-good">
              <Check aria-hidden size={18} />
              {t('saved')}
            </span>
          )}
        </p>
        {error !== undefined && vote && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <span className="text-wrong">{getErrorText(error, i18n)}</span>
            <Button variant="secondary" onClick={() => void save(vote, comment)}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
