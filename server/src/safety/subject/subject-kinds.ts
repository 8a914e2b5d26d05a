import { accountSubject } from './account.ts'
import { commentSubject } from './comment.ts'
import { messageSubject } from './message.ts'
import { postSubject } from './post.ts'
import type { SubjectKind, SubjectType } from './subject.ts'

/** All that can be reported. */
export const subjectKinds: Record<SubjectType, SubjectKind> = {
  account: accountSubject,
  post: postSubject,
  comment: commentSubject,
  message: messageSubject,
}
