import type { Notification } from '@brilla/contract/notifications/notification'
import type { TFunction } from 'i18next'

/** Replaces the name while a text is split at it: no text contains it. */
const mark = '\u0000'

/** A notification as a sentence: the actor's name is between its two parts, if it has an actor. */
interface Sentence {
  before: string
  after: string
}

/** The types with texts of their own; every other notification shows its `text` (P-notifications-3). */
type DescribedType = 'COMMENT' | 'LIKE_COMMENT' | 'LIKE_POST' | 'FOLLOWER' | 'REPLY' | 'SHARE'
const described: readonly string[] = [
  'COMMENT',
  'LIKE_COMMENT',
  'LIKE_POST',
  'FOLLOWER',
  'REPLY',
  'SHARE',
] satisfies DescribedType[]
/** The types of which the grouped list has one row for many people (P-notifications-5). */
type GroupedType = 'LIKE_COMMENT' | 'LIKE_POST' | 'FOLLOWER'
const grouped: readonly string[] = ['LIKE_COMMENT', 'LIKE_POST', 'FOLLOWER'] satisfies GroupedType[]
const isGrouped = (type: string): type is GroupedType => grouped.includes(type)
const isDescribed = (type: string): type is DescribedType => described.includes(type)

/** Describes what happened, in the language of `t`. */
export function describeNotification(
  { type, actor, others, text, commentId }: Notification,
  t: TFunction<'notification'>,
  formatCount: (count: number) => string,
): Sentence {
  if (!actor) return { before: '', after: text }
  const values = { name: mark, count: others, formatted: formatCount(others) }
  const sentence =
    others > 0 && isGrouped(type)
      ? t(`what.${type}_group`, values)
      : isDescribed(type)
        ? t(`what.${type}`, values)
        : type === 'MENTION'
          ? t(commentId ? 'what.MENTION_comment' : 'what.MENTION_post', values)
          : text.replace(actor.fullname, mark)
  const [before = '', after] = sentence.split(mark)
  return after === undefined ? { before: '', after: text } : { before, after }
}
