import type { Removal as RemovalData } from '@brilla/contract/safety/removal'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { AppealForm } from '../../features/safety/suspension/AppealForm.tsx'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { useTitle } from '../../lib/page-title.ts'
import { useServerNow } from '../../lib/server-time.ts'
import { exactTime } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Columns } from '../../ui/Columns.tsx'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { FeedAside } from '../feed/FeedAside.tsx'
import { useAppealRemoval, useDeleteRemoval } from './removal.mutations.ts'
import { removalQuery } from './removal.queries.ts'

const linkClass = 'inline-flex min-h-11 items-center justify-self-start underline [overflow-wrap:anywhere]'

/** A decision that removed content of the reader: what, why, the appeal against it, and its deletion (P-moderation-20). */
export default function Removal() {
  const { t } = useTranslation(['removal', 'feed'])
  const { api } = useCore()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(removalQuery(api, id))
  const isGone = error instanceof ApiError && error.status === 404
  const heading = data?.state === 'restored' ? 'restored' : 'title'
  const title = data ? t(`${heading}.${data.kind}`) : isGone ? t('gone.title') : undefined
  useTitle(title)
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <Columns aside={<FeedAside />} asideLabel={t('feed:aside')}>
      <div className="grid grid-cols-1 gap-6 px-4 pt-2 md:px-0 md:pt-0">
        <Link
          to="/notificaciones"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft aria-hidden size={20} />
          {t('back')}
        </Link>
        {data ? (
          <>
            <h1 ref={headingRef} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
              {title}
            </h1>
            {data.state !== 'restored' && <Reason removal={data} />}
            <Content removal={data} />
            <Appeal removal={data} />
            {data.state === 'restored' && <Reason removal={data} />}
            {data.state === 'kept' && (
              // The button is gone then, to which the focus would return.
              <DeleteRemoval
                id={id}
                isAppealed={data.appeal !== null}
                onDeleted={() => headingRef.current?.focus()}
              />
            )}
          </>
        ) : isGone ? (
          <EmptyState heading="h1" title={t('gone.title')} text={t('gone.text')} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-80" />
        )}
      </div>
    </Columns>
  )
}

function useFormatTime(): (date: string) => string {
  const { i18n } = useTranslation()
  return (date) => exactTime(date, asLanguage(i18n.language))
}

function Reason({ removal: { reason, rule, removedAt, state } }: { removal: RemovalData }) {
  const { t } = useTranslation('removal')
  const format = useFormatTime()
  return (
    <Section
      title={t(state === 'restored' ? 'formerReason' : 'reason')}
      className={cn(
        'gap-3 rounded-lg bg-surface p-5',
        state === 'restored' ? 'border border-line' : 'border-2 border-warning',
      )}
    >
      <p className="written">{reason}</p>
      <p className="text-sm text-quiet">
        {rule !== 'other' && (
          <>
            {t('rule', { rule: t(`rules.${rule}`) })}
            <br />
          </>
        )}
        {t('decided', { date: format(removedAt) })}
      </p>
    </Section>
  )
}

function Content({ removal }: { removal: RemovalData }) {
  const { t } = useTranslation('removal')
  const format = useFormatTime()
  const { data: self } = useSelf()
  const { kind, state, content, postId, appeal, appealUntil } = removal
  return (
    <Section className="gap-3" title={t(state === 'restored' ? 'content.restored' : 'content.title')}>
      <p className="text-quiet">
        {state === 'kept' && appeal
          ? t('state.appealed')
          : t(`state.${state}`, { date: format(appealUntil) })}
      </p>
      {content && (
        <blockquote className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 md:p-5">
          {content.createdAt && (
            <p className="text-sm text-quiet">{t('content.from', { date: format(content.createdAt) })}</p>
          )}
          {content.title && <p className="font-semibold [overflow-wrap:anywhere]">{content.title}</p>}
          {content.text && <p className="written">{content.text}</p>}
          {content.videoId && (
            <a
              href={`https://youtu.be/${content.videoId}`}
              target="_blank"
              rel="noreferrer"
              className={linkClass}
            >
              {t('content.video')}
            </a>
          )}
          <Lines texts={content.interests} />
          <Lines texts={content.links} />
          <Lines texts={content.facts} />
          <Files files={content.files} />
        </blockquote>
      )}
      {kind === 'account' && state === 'restored' && (
        <Link to={`/profile/${self?.profile_url ?? ''}`} className={linkClass}>
          {t('openProfile')}
        </Link>
      )}
      {postId && (state === 'restored' || (kind === 'comment' && state === 'kept')) && (
        <Link to={`/noticias/${postId}`} className={linkClass}>
          {t(kind === 'comment' ? 'content.postOf' : 'open')}
        </Link>
      )}
    </Section>
  )
}

function Files({ files }: { files: NonNullable<RemovalData['content']>['files'] }) {
  const { t } = useTranslation('removal')
  if (files.length === 0) return null
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
      {files.map(({ type, url, alt, filename }, index) => (
        <li key={url} className={type === 'PHOTO' ? undefined : 'col-span-full'}>
          {type === 'PHOTO' ? (
            <a href={url} target="_blank" rel="noreferrer" className="block">
              <img
                src={url}
                alt={alt || t('content.photo', { number: index + 1 })}
                className="aspect-square w-full rounded-md bg-sunken object-contain"
              />
            </a>
          ) : (
            <a href={url} className={linkClass}>
              {filename}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Appeal({ removal: { id, state, appeal, appealUntil } }: { removal: RemovalData }) {
  const { t } = useTranslation(['removal', 'suspension'])
  const format = useFormatTime()
  const mutation = useAppealRemoval(id)
  const now = useServerNow()
  if (appeal)
    return (
      <Section
        className="gap-3"
        title={appeal.outcome ? t(`appeal.${appeal.outcome.decision}`) : t('appeal.own')}
      >
        {appeal.outcome ? (
          <>
            {appeal.outcome.reason && <p className="written">{appeal.outcome.reason}</p>}
            <p className="text-sm text-quiet">
              {t(appeal.outcome.decision === 'withdraw' ? 'appeal.withdrawn' : 'decided', {
                date: format(appeal.outcome.decidedAt),
              })}
            </p>
          </>
        ) : (
          <AppealForm appeal={appeal} mutation={mutation} draftKey={id} />
        )}
        <blockquote className="grid gap-1 border-l-2 border-line pl-4">
          <p className="text-sm text-quiet">{t('appeal.yours', { date: format(appeal.createdAt) })}</p>
          <p className="written">{appeal.text}</p>
        </blockquote>
      </Section>
    )
  if (state !== 'kept') {
    // Its author may have deleted it before.
    const isOver = Date.parse(appealUntil) <= now
    return isOver && <p className="text-quiet">{t('appeal.over', { date: format(appealUntil) })}</p>
  }
  return (
    <Section className="gap-3" title={t('suspension:appeal.title')}>
      <AppealForm appeal={null} mutation={mutation} draftKey={id} />
    </Section>
  )
}

/** Deletes removed content for good, after a confirmation that says what happens to the appeal (P-moderation-22). */
function DeleteRemoval({
  id,
  isAppealed,
  onDeleted,
}: {
  id: string
  isAppealed: boolean
  onDeleted: () => void
}) {
  const { t } = useTranslation('removal')
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useDeleteRemoval(id)
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-quiet">{t('delete.offer')}</p>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setIsConfirming(true)}
        className="justify-self-start"
      >
        {t('delete.do')}
      </Button>
      {isConfirming && (
        <DeleteDialog
          words={{
            delete: t('delete.do'),
            deleteTitle: t('delete.title'),
            deleteText: t(isAppealed ? 'delete.appealed' : 'delete.text'),
            keep: t('delete.keep'),
          }}
          onDelete={async () => {
            await remove.mutateAsync()
            onDeleted()
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  )
}
