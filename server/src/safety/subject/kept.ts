/** What is kept of posts and comments since their authors have edited or deleted them (P-moderation-27). */
import type { Evidence } from '@brilla/contract/safety/evidence'
import type { Caller } from '../../accounts/auth/index.ts'
import { findVisibleAccount } from '../../accounts/visibility/index.ts'
import { findKeptAuthors } from '../../content/kept-content/index.ts'
import type { Database } from '../../platform/database/index.ts'

/** The newest version with the earlier ones; null when nothing is left of it. */
export function addKept<Content extends NonNullable<Evidence['post'] | Evidence['comment']>>(
  current: Content | null,
  kept: readonly { content: Content; changed_at: Date }[],
): Content | null {
  const earlier = kept.map(({ content, changed_at }) => ({
    text: 'text' in content ? content.text : [content.title, content.description].filter(Boolean).join('\n'),
    until: changed_at.toISOString(),
  }))
  const newest = current ?? kept.at(-1)?.content
  if (!newest) return null
  const shown = current ? earlier : earlier.slice(0, -1)
  return {
    ...newest,
    ...(shown.length > 0 && { earlier: shown }),
    ...(!current && { deletedAt: earlier.at(-1)!.until }),
  }
}

/** The author of a post or comment that was deleted, for those who could read it. */
export async function findKeptAuthor(
  trx: Database,
  caller: Caller,
  kind: 'post' | 'comment',
  id: string,
): Promise<string | undefined> {
  const kept = await findKeptAuthors(trx, caller, { kind, subjectId: id })
  if (!kept) return undefined
  const authors = kind === 'post' ? [kept.author_id] : [kept.author_id, kept.post_author_id]
  for (const author of authors)
    if (author === null || !(await findVisibleAccount(trx, caller, author))) return undefined
  return kept.author_id
}
