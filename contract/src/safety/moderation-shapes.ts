/** What cases and people have in common at the moderators' desk (P-moderation-3). */
import { z } from 'zod'
import { profileTextNames } from '../accounts/profile-texts.ts'
import { accountType, freeText, id, instant, language, text } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'
import { reportReason } from './report.ts'

export const caseStatuses = ['open', 'mine', 'decided'] as const
/** `held`: content that waits until a moderator publishes it (`dismiss`) or removes it (P-comments-11). */
export const caseKinds = ['report', 'appeal', 'held'] as const

/** What a moderator can decide: the first three about a report, the others about an appeal. */
export const decisions = ['dismiss', 'remove', 'suspend', 'accept', 'refuse'] as const
export const decision = z.enum(decisions, 'not_a_choice')
export type Decision = z.infer<typeof decision>

/** What can be removed of a profile (P-moderation-25). */
export const profileParts = ['photo', 'cover', ...profileTextNames, 'interests', 'links', 'facts'] as const
export type ProfilePart = (typeof profileParts)[number]
export const profilePart = z.enum(profileParts, 'not_a_choice')

/** How a case ended. */
export const caseDecision = z
  .enum([...decisions, 'withdraw'])
  .describe(
    '`withdraw`: the author has deleted the removed content, which ends the appeal without a decision.',
  )
export type CaseDecision = z.infer<typeof caseDecision>

export const moderator = z
  .object({ id, fullname: z.string().nullable().describe('Null when the account no longer exists.') })
  .meta({ id: 'Moderator' })

/** A person as the desk shows them, also while hidden from everybody else. */
export const deskPerson = z
  .object({
    id,
    fullname: z.string(),
    profile_url: z.string().nullable(),
    profileImage: z.string().nullable(),
    type: accountType.nullable(),
    langCode: language
      .nullable()
      .describe(
        'The language in which they read what a moderator writes; null when the account no longer exists.',
      ),
    status: z.enum(['active', 'suspended', 'cancelled', 'deleted']),
  })
  .meta({ id: 'DeskPerson' })
export type DeskPerson = z.infer<typeof deskPerson>

export const claim = z
  .object({ moderator, until: instant, mine: z.boolean() })
  .meta({ id: 'Claim' })
  .nullable()
  .describe('Who works on it; null when nobody does or the claim has expired.')

export const ownClaim = z.object({ until: instant }).meta({ id: 'OwnClaim' })

export const caseFields = {
  id,
  number: z.int().describe('The number that mails about it name.'),
  kind: z.enum(caseKinds),
  status: z.enum(['open', 'decided']),
  subject: z.enum(['account', 'post', 'comment', 'message']),
  reason: reportReason.nullable().describe('The most serious reason of its reports; null for an appeal.'),
  urgent: z.boolean().describe('A minor may be at risk; listed first.'),
  reportsCount: z.int(),
  createdAt: instant,
  person: deskPerson.describe('The account concerned.'),
  claim,
  decision: caseDecision.nullable(),
  decidedAt: instant.nullable(),
}

/** A case in the queue and in the history of a person. */
export const caseSummary = z.object(caseFields).meta({ id: 'CaseSummary' })
export type CaseSummary = z.infer<typeof caseSummary>

export const logActions = [
  'decide',
  'undo',
  'suspend',
  'lift',
  'expire',
  'birthdate',
  'unblock',
  'verify',
  'unverify',
  'refuse_verification',
  'appoint',
  'revoke',
  'contact_answer',
  'contact_grant',
  'contact_refuse',
  'contact_execute',
  'contact_export',
  'contact_cancel',
  'contact_close',
  'withdraw',
] as const

/** Changes of an account that can be undone besides suspensions (P-moderation-24). */
export const undoableActions = ['birthdate', 'unblock', 'verify', 'unverify', 'refuse_verification'] as const
export type UndoableAction = (typeof undoableActions)[number]

/** An entry of the append-only log (P-moderation-9). */
export const logEntry = z
  .object({
    id,
    at: instant,
    action: z.enum(logActions),
    moderator: moderator
      .nullable()
      .describe('Null for the command line, for what happens by time, and for what the person did.'),
    caseId: id.nullable(),
    contactId: id.nullable().describe('The request of `/contacto` that it is about.'),
    decision: caseDecision.nullable(),
    reason: z.string(),
    note: z.string(),
    undone: z
      .enum(undoableActions)
      .nullable()
      .describe('What an `undo` without a case has undone; null for a suspension.'),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.infer<typeof logEntry>

export const suspension = z
  .object({ reason: z.string(), since: instant, until: instant.nullable() })
  .meta({ id: 'Suspension' })

/** The reason that the person reads. */
export const decisionReason = text(limits.decisionReasonMax, 'texto_vacio')

/** For moderators only. */
export const decisionNote = freeText(limits.decisionNoteMax).default('')

/** A decision about somebody who reads its reason. */
export const reasonBody = z
  .strictObject({ reason: decisionReason, note: decisionNote })
  .meta({ id: 'DecisionReason' })

export const suspensionUntil = z.iso
  .datetime({ error: 'fecha_invalida' })
  .nullable()
  .default(null)
  .describe('End of the suspension; null for one without an end.')
