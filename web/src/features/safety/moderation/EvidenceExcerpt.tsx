import type { ModerationCase } from '@brilla/contract/safety/moderation'
import { useTranslation } from '../../../lib/translation.tsx'

/** The id of the section with the evidence. */
export const evidenceId = 'evidence'

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
    account: `${account.fullname}. ${account.biography}`,
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
