import { useState } from 'react'
import { Link } from 'react-router'
import { joinProfileTexts } from '@brilla/contract/accounts/profile-texts'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { cn } from '../../../ui/cn.ts'
import { Lines } from '../../../ui/Lines.tsx'

/** The id of the section with the evidence. */
export const evidenceId = 'evidence'

type EvidenceItem = ModerationCase['evidence'][number]

/** What was reported, as it was at the last report; earlier versions are folded. */
export function Evidence({
  evidence,
  subject,
  linksPost,
}: {
  evidence: readonly EvidenceItem[]
  subject: ModerationCase['subject']
  /** Whether the post may be there now. */
  linksPost: boolean
}) {
  const { t } = useTranslation('moderation')
  const [latest, ...earlier] = evidence.toReversed()
  if (!latest) return null
  return (
    <>
      <Version item={latest} subject={subject} linksPost={linksPost} />
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {t('evidence.earlier', { count: earlier.length })}
          </summary>
          <ol className="grid gap-4 pt-2">
            {earlier.map((item) => (
              <li key={item.id}>
                <Version item={item} subject={subject} linksPost={linksPost} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Version({
  item,
  subject,
  linksPost,
}: {
  item: EvidenceItem
  subject: ModerationCase['subject']
  linksPost: boolean
}) {
  const { t, i18n } = useTranslation('moderation')
  const { account, post, comment, conversation } = item.content
  return (
    <div className="grid gap-3">
      <p className="text-sm text-quiet">
        {t('evidence.captured', { date: exactTime(item.capturedAt, asLanguage(i18n.language)) })}
      </p>
      {subject === 'account' && <AccountVersion item={item} />}
      {conversation && <Conversation item={item} conversation={conversation} />}
      {comment && (
        <blockquote className="rounded-lg bg-sunken px-4 py-3">
          <p className="text-sm text-quiet">{t('evidence.commentBy', { name: account.fullname })}</p>
          <p className="written">{comment.text}</p>
          <Changes {...comment} />
        </blockquote>
      )}
      {post && (
        <blockquote className="grid gap-2 rounded-lg border border-line px-4 py-3">
          <p className="text-sm text-quiet">
            {t(comment ? 'evidence.underPostBy' : 'evidence.postBy', { name: post.author })}
          </p>
          {post.title && <p className="font-semibold">{post.title}</p>}
          {post.description && <p className="written">{post.description}</p>}
          {post.videoId && (
            <a
              href={`https://youtu.be/${post.videoId}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline"
            >
              {t('evidence.video')}
            </a>
          )}
          <Files item={item} files={post.files} />
          <Changes {...post} />
          {linksPost && !post.deletedAt && (
            <Link
              to={`/noticias/${post.id}`}
              target="_blank"
              className="inline-flex min-h-11 items-center justify-self-start text-sm underline"
            >
              {t('evidence.openPost')}
            </Link>
          )}
        </blockquote>
      )}
    </div>
  )
}

/** What its author has deleted or edited since, as long as it is kept (P-moderation-27). */
function Changes({
  deletedAt,
  earlier = [],
}: Pick<NonNullable<EvidenceItem['content']['comment']>, 'deletedAt' | 'earlier'>) {
  const { t, i18n } = useTranslation('moderation')
  const format = (time: string) => exactTime(time, asLanguage(i18n.language))
  return (
    <>
      {deletedAt && (
        <p className="text-sm font-semibold">{t('evidence.deleted', { date: format(deletedAt) })}</p>
      )}
      {earlier.map(({ text, until }) => (
        <div key={until} className="mt-2 border-l-2 border-line pl-3">
          <p className="text-sm text-quiet">{t('evidence.before', { date: format(until) })}</p>
          <p className="written">{text}</p>
        </div>
      ))}
    </>
  )
}

/** The reported message, marked, below those that were before it. */
function Conversation({
  item,
  conversation,
}: {
  item: EvidenceItem
  conversation: NonNullable<EvidenceItem['content']['conversation']>
}) {
  const { t, i18n } = useTranslation('moderation')
  const { contact, messages } = conversation
  const last = messages.length - 1
  return (
    <ol className="grid gap-2">
      {messages.map((message, index) => (
        <li
          key={message.id}
          className={cn(
            'grid gap-2 rounded-lg px-4 py-3',
            index === last ? 'border-2 border-ember bg-sunken' : 'border border-line',
            message.bySubject ? 'mr-6' : 'ml-6',
          )}
        >
          <p className="text-sm text-quiet">
            {message.bySubject ? item.content.account.fullname : (contact ?? t('deletedAccount'))}
            {' · '}
            {exactTime(message.createdAt, asLanguage(i18n.language))}
          </p>
          {index === last && <p className="text-sm font-semibold">{t('evidence.reportedMessage')}</p>}
          {message.withdrawn && <p className="text-quiet">{t('evidence.withdrawn')}</p>}
          {message.text && <p className="written">{message.text}</p>}
          {message.sharedPostId && <p className="text-quiet">{t('evidence.sharedPost')}</p>}
          {message.sharedText && <p className="written">{message.sharedText}</p>}
          {message.sharedProfileId && <p className="text-quiet">{t('evidence.sharedProfile')}</p>}
          <Files item={item} files={message.files} />
        </li>
      ))}
    </ol>
  )
}

function Files({
  item,
  files,
}: {
  item: EvidenceItem
  files: NonNullable<EvidenceItem['content']['post']>['files']
}) {
  const { t } = useTranslation('moderation')
  if (files.length === 0) return null
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2">
      {files.map((file, index) => (
        <li key={file.name} className={cn(file.type !== 'PHOTO' && 'col-span-full')}>
          {file.type === 'PHOTO' ? (
            <Picture
              item={item}
              name={file.name}
              alt={file.alt || t('evidence.photo', { number: index + 1 })}
            />
          ) : (
            <a
              href={getUrl(item, file.name)}
              className="inline-flex min-h-11 items-center underline [overflow-wrap:anywhere]"
            >
              {file.filename}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function AccountVersion({ item }: { item: EvidenceItem }) {
  const { t } = useTranslation('moderation')
  const { account } = item.content
  const texts = joinProfileTexts(account)
  return (
    <div className="grid gap-2 rounded-lg border border-line px-4 py-3">
      <p className="font-semibold">{account.fullname}</p>
      {texts && <p className="written">{texts}</p>}
      {account.interests.length > 0 && <p className="text-quiet">{account.interests.join(', ')}</p>}
      <div className="grid gap-2 text-sm empty:hidden">
        <Lines texts={account.links} />
        <Lines title={t('parts.facts')} texts={account.facts} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2">
        {account.profileImage && (
          <Picture item={item} name={account.profileImage} alt={t('evidence.profileImage')} />
        )}
        {account.coverImage && (
          <Picture item={item} name={account.coverImage} alt={t('evidence.coverImage')} />
        )}
      </div>
    </div>
  )
}

const getUrl = (item: EvidenceItem, name: string) => item.files.find((file) => file.name === name)?.url

/** A picture at a fixed size, so that nothing moves when it arrives; whole in a new tab. It may be deleted after the decision. */
function Picture({ item, name, alt }: { item: EvidenceItem; name: string; alt: string }) {
  const { t } = useTranslation('moderation')
  const [isMissing, setIsMissing] = useState(false)
  const url = getUrl(item, name)
  if (!url || isMissing)
    return (
      <p className="grid aspect-square w-full place-items-center rounded-md bg-sunken p-2 text-center text-sm text-quiet">
        {t('evidence.noPicture')}
      </p>
    )
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img
        src={url}
        alt={alt}
        onError={() => setIsMissing(true)}
        className="aspect-square w-full rounded-md bg-sunken object-contain"
      />
    </a>
  )
}

/**
 * The beginning of what was reported, above the decision on screens that have no space for both (P-moderation-13); leads to
 * the whole of it.
 */
export function EvidenceExcerpt({ opened: { evidence, subject } }: { opened: ModerationCase }) {
  const { t } = useTranslation('moderation')
  const latest = evidence.at(-1)
  if (!latest) return null
  const { account, post, comment, conversation } = latest.content
  const text = {
    account: `${account.fullname}. ${joinProfileTexts(account)}`,
    post: post ? `${post.title} ${post.description}`.trim() : '',
    comment: comment?.text ?? '',
    message: conversation?.messages.at(-1)?.text ?? '',
  }[subject]
  const photo = subject === 'post' ? post?.files.find(({ type }) => type === 'PHOTO')?.name : undefined
  const url = latest.files.find(({ name }) => name === photo)?.url
  return (
    <a
      href={`#${evidenceId}`}
      className="tall:sticky top-16 z-10 -mx-4 flex min-h-11 items-center gap-3 border-b border-line bg-surface px-4 py-2 text-sm no-underline roomy:hidden side-by-side:hidden"
    >
      {url && <img src={url} alt="" className="size-12 shrink-0 rounded-md bg-sunken object-cover" />}
      <span className="min-w-0">
        <span className="block font-semibold underline">{t('evidence.title')}</span>
        <span className="line-clamp-3 [overflow-wrap:anywhere]">{text}</span>
      </span>
    </a>
  )
}
