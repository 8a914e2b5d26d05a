/** The moderators' desk (P-moderation-3). For everybody else these paths do not exist. */
import { z } from 'zod'
import { after } from './cursor.ts'
import { evidence } from './evidence.ts'
import { exampleCursor, exampleId } from './examples.ts'
import { accountType, calendarDate, freeText, id, idInBody, instant, language, text } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { reportReason } from './report.ts'
import { route } from './route.ts'

export const caseStatuses = ['open', 'mine', 'decided'] as const
export const caseKinds = ['report', 'appeal'] as const

/** What a moderator can decide: the first three about a report, the others about an appeal. */
export const decisions = ['dismiss', 'remove', 'suspend', 'accept', 'refuse'] as const
export const decision = z.enum(decisions, 'not_a_choice')
export type Decision = z.infer<typeof decision>

/** What can be removed of a profile (P-moderation-25). */
export const profileParts = ['photo', 'cover', 'biography', 'interests', 'links', 'facts'] as const
export type ProfilePart = (typeof profileParts)[number]
const profilePart = z.enum(profileParts, 'not_a_choice')

/** How a case ended. */
const caseDecision = z
  .enum([...decisions, 'withdraw'])
  .describe(
    '`withdraw`: the author has deleted the removed content, which ends the appeal without a decision.',
  )
export type CaseDecision = z.infer<typeof caseDecision>

const moderator = z
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

const claim = z.object({ moderator, until: instant, mine: z.boolean() }).meta({ id: 'Claim' })

const caseFields = {
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
  claim: claim.nullable().describe('Who works on it; null when nobody does or the claim has expired.'),
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
const undoableActions = ['birthdate', 'unblock', 'verify', 'unverify'] as const
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

const suspension = z
  .object({ reason: z.string(), since: instant, until: instant.nullable() })
  .meta({ id: 'Suspension' })

/** An account with all that the desk knows of it. */
export const deskAccount = z
  .object({
    ...deskPerson.shape,
    email: z.string(),
    birthdate: z.string(),
    age: z.int(),
    country: z.string(),
    ciudad: z.string(),
    verified: z.boolean(),
    createdAt: instant.describe('When the person registered.'),
    suspension: suspension.nullable(),
    undoUntil: instant
      .nullable()
      .describe(
        'Until when the caller can undo the suspension, which they made without a case; null when they cannot.',
      ),
    undoableChanges: z
      .array(
        z.object({
          id,
          action: z.enum(undoableActions),
          other: z.object({ id, fullname: z.string() }).nullable().describe('The other person of a block.'),
          undoUntil: instant,
        }),
      )
      .describe('Other changes of the caller that they can undo, newest first.'),
    cases: z.array(caseSummary).describe('The newest 50 cases about this person.'),
    log: z.array(logEntry).describe('The newest 50 entries about this person.'),
    latest: z
      .array(
        z.object({
          id,
          kind: z.enum(['post', 'comment']),
          postId: id.describe('The post itself, or the one above the comment.'),
          text: z.string().describe('Its beginning; empty for a post without a text.'),
          createdAt: instant,
        }),
      )
      .describe('The newest three posts and three comments of this person, newest first.'),
    blocks: z
      .array(z.object({ person: deskPerson, blockedBy: z.enum(['this', 'other', 'both']), since: instant }))
      .describe('The newest 50 blocks with others; `this` has blocked the other.'),
  })
  .meta({ id: 'DeskAccount' })
export type DeskAccount = z.infer<typeof deskAccount>

/** A case with all that a decision needs. */
export const moderationCase = z
  .object({
    ...caseFields,
    evidence: z
      .array(
        z.object({
          id,
          capturedAt: instant,
          content: evidence,
          files: z
            .array(z.object({ name: z.string(), url: z.string() }))
            .describe(
              'Addresses of the files named in `content`, valid for ten minutes, also of deleted files.',
            ),
        }),
      )
      .describe(
        'As it was at each report after which it had changed, oldest first. Empty for an appeal against a suspension.',
      ),
    reports: z
      .array(
        z.object({
          id,
          reporter: deskPerson.nullable().describe('Null when the account no longer exists.'),
          reason: reportReason,
          description: z.string(),
          createdAt: instant,
          evidenceId: id,
          others: z
            .object({ upheld: z.int(), dismissed: z.int(), open: z.int() })
            .describe('How other reports of the same reporter ended: the newest 100 of them.'),
        }),
      )
      .describe('The newest 100.'),
    appeal: z
      .object({
        number: z.int().describe('The number that the person was told.'),
        text: z.string(),
        createdAt: instant,
        suspension: suspension
          .nullable()
          .describe('Of an appeal against a suspension: as it is now; null when it has ended.'),
        against: z
          .object({
            caseId: id,
            number: z.int(),
            decision: caseDecision,
            reason: z.string(),
            moderator: moderator.nullable(),
            decidedAt: instant,
          })
          .nullable()
          .describe(
            'Of an appeal against the removal of content: the decision, whose evidence and reports are those of this case.',
          ),
      })
      .nullable(),
    account: deskAccount
      .nullable()
      .describe('The history of the person; null when the account no longer exists.'),
    log: z.array(logEntry),
    outcome: z
      .object({
        decision: caseDecision,
        moderator: moderator
          .nullable()
          .describe('Null when the suspension ended by time, and of an appeal that was withdrawn.'),
        decidedAt: instant,
        reason: z.string().describe('As the person reads it.'),
        note: z.string().describe('For moderators only.'),
        until: instant.nullable().describe('End of a suspension; null without one.'),
        removeContent: z.boolean(),
        parts: z.array(profilePart).nullable().describe('What was removed of a profile; null otherwise.'),
        undoUntil: instant.nullable().describe('Until when its author can undo it; null once it is final.'),
      })
      .nullable(),
    refusal: z
      .enum(['caso_propio', 'otro_moderador'])
      .nullable()
      .describe(
        'Why the caller may not decide: they reported it, or made the decision that is appealed; null when they may.',
      ),
  })
  .meta({ id: 'ModerationCase' })
export type ModerationCase = z.infer<typeof moderationCase>

const params = z.object({ id: z.string() })
const example = { params: { id: exampleId } }
const reason = text(limits.decisionReasonMax, 'texto_vacio')
const note = freeText(limits.decisionNoteMax).default('')
const until = z.iso
  .datetime({ error: 'fecha_invalida' })
  .nullable()
  .default(null)
  .describe('End of the suspension; null for one without an end.')
const decisionErrors = ['not_found', 'caso_tomado', 'caso_decidido', 'caso_propio', 'otro_moderador'] as const

export const moderationContract = {
  getCases: route({
    method: 'GET',
    path: '/moderation/cases',
    audience: 'moderator',
    summary: `Returns cases, ${limits.casesPageSize} per page: open ones urgent first, then oldest first; decided ones newest first.`,
    query: z.object({
      status: z.enum(caseStatuses).default('open').describe('`mine`: open and claimed by the caller.'),
      kind: z.enum(caseKinds).optional(),
      reason: reportReason.optional(),
      after,
    }),
    example: { query: { status: 'open', kind: 'report', reason: 'minor', after: exampleCursor } },
    replies: {
      200: z.object({
        rows: z.array(caseSummary),
        next: z.string().nullable(),
        counts: z
          .object({
            open: z.int(),
            mine: z.int(),
            report: z.int(),
            appeal: z.int(),
            reasons: z
              .record(z.string(), z.int())
              .describe('By reason; reasons without open cases are missing.'),
          })
          .describe(`Numbers of open cases, at most ${limits.casesCounted} of each.`),
      }),
    },
    unlimited: 'bounded read',
  }),
  getCase: route({
    method: 'GET',
    path: '/moderation/cases/{id}',
    audience: 'moderator',
    summary: 'Returns a case. One about the caller does not exist for them.',
    params,
    example,
    replies: { 200: moderationCase },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  claimCase: route({
    method: 'PUT',
    path: '/moderation/cases/{id}/claim',
    audience: 'moderator',
    summary: `Claims a case for ${limits.claimMinutes} minutes, or renews the claim, so that nobody else decides it.`,
    params,
    example,
    replies: { 200: z.object({ until: instant }) },
    errors: decisionErrors,
    limits: [rateLimits.write],
  }),
  releaseCase: route({
    method: 'DELETE',
    path: '/moderation/cases/{id}/claim',
    audience: 'moderator',
    summary: "Ends the caller's claim; succeeds also when there is none.",
    params,
    example,
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  decideCase: route({
    method: 'POST',
    path: '/moderation/cases/{id}/decision',
    audience: 'moderator',
    summary: `Decides a case that nobody else has claimed. Takes effect at once; can be undone for ${limits.undoMinutes} minutes, and only then are the people told.`,
    params,
    body: z.strictObject({
      decision,
      reason,
      note,
      until,
      removeContent: z.boolean().default(false).describe('With `suspend`: also removes the content.'),
      parts: z
        .array(profilePart)
        .min(1, 'required')
        .default([...profileParts])
        .describe('What is removed of a profile, if it was reported and its content is removed.'),
    }),
    example: { ...example, body: { decision: 'dismiss', reason: 'No incumple las normas.' } },
    replies: { 200: moderationCase },
    errors: [...decisionErrors, 'decision_no_valida', 'fecha_pasada'],
    limits: [rateLimits.write],
  }),
  undoDecision: route({
    method: 'DELETE',
    path: '/moderation/cases/{id}/decision',
    audience: 'moderator',
    summary: `Undoes the caller's decision within ${limits.undoMinutes} minutes: the case is open again.`,
    params,
    example,
    replies: { 200: moderationCase },
    errors: ['not_found', 'fuera_de_plazo', 'caso_reabierto'],
    limits: [rateLimits.write],
  }),
  findPeople: route({
    method: 'GET',
    path: '/moderation/people',
    audience: 'moderator',
    summary: 'Finds up to 20 people by e-mail, profile_url or the beginning of their name, also hidden ones.',
    query: z.object({ q: z.string().max(limits.emailMax) }),
    example: { query: { q: 'ana' } },
    replies: { 200: z.object({ rows: z.array(deskPerson) }) },
    unlimited: 'bounded read',
  }),
  getPerson: route({
    method: 'GET',
    path: '/moderation/people/{id}',
    audience: 'moderator',
    summary: 'Returns an account with its history. The caller cannot see their own.',
    params,
    example,
    replies: { 200: deskAccount },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  suspendPerson: route({
    method: 'POST',
    path: '/moderation/people/{id}/suspend',
    audience: 'moderator',
    summary: `Suspends an account without a case, or changes its suspension. Can be undone for ${limits.undoMinutes} minutes, and only then is the person told by mail.`,
    params,
    body: z.strictObject({ reason, note, until }),
    example: { ...example, body: { reason: 'Vende seguidores.' } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'fecha_pasada'],
    limits: [rateLimits.write],
  }),
  undoSuspension: route({
    method: 'DELETE',
    path: '/moderation/people/{id}/suspend',
    audience: 'moderator',
    summary: `Undoes the caller's suspension of an account without a case within ${limits.undoMinutes} minutes: what was before it is restored.`,
    params,
    example,
    replies: { 200: deskAccount },
    errors: ['not_found', 'fuera_de_plazo'],
    limits: [rateLimits.write],
  }),
  liftPerson: route({
    method: 'POST',
    path: '/moderation/people/{id}/lift',
    audience: 'moderator',
    summary:
      'Lifts the suspension of an account; an open appeal is accepted by it. The person is told by mail.',
    params,
    body: z.strictObject({ reason, note }),
    example: { ...example, body: { reason: 'Fue un error.' } },
    replies: { 200: deskAccount },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  correctBirthdate: route({
    method: 'POST',
    path: '/moderation/people/{id}/birthdate',
    audience: 'moderator',
    summary: `Corrects a birth date, never to an age below the minimum. Can be undone for ${limits.undoMinutes} minutes.`,
    params,
    body: z.strictObject({
      birthdate: calendarDate,
      reason,
      note,
      contactId: idInBody.optional().describe('The request of `/contacto` in which it was asked for.'),
    }),
    example: { ...example, body: { birthdate: '1995-04-21', reason: 'Mostró su acta.' } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'edad_minima'],
    limits: [rateLimits.write],
  }),
  liftBlock: route({
    method: 'POST',
    path: '/moderation/people/{id}/unblock',
    audience: 'moderator',
    summary: `Lifts the block between two people, in both directions. Can be undone for ${limits.undoMinutes} minutes.`,
    params,
    body: z.strictObject({ otherId: idInBody, reason, note }),
    example: { ...example, body: { otherId: exampleId, reason: 'Ambas lo pidieron.' } },
    replies: { 200: deskAccount },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  verifyAgency: route({
    method: 'POST',
    path: '/moderation/people/{id}/verify',
    audience: 'moderator',
    summary: `Marks an agency as verified, or no longer. Can be undone for ${limits.undoMinutes} minutes, and only then is the agency told that it is verified.`,
    params,
    body: z.strictObject({ verified: z.boolean(), reason, note }),
    example: { ...example, body: { verified: true, reason: 'Registro mercantil revisado.' } },
    replies: { 200: deskAccount },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  undoChange: route({
    method: 'DELETE',
    path: '/moderation/people/{id}/changes/{changeId}',
    audience: 'moderator',
    summary: `Undoes the caller's correction of a birth date, lifting of a block or change of a verification within ${limits.undoMinutes} minutes, unless it was changed again.`,
    params: z.object({ id: z.string(), changeId: z.string() }),
    example: { params: { id: exampleId, changeId: exampleId } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'fuera_de_plazo'],
    limits: [rateLimits.write],
  }),
  getTransparency: route({
    method: 'GET',
    path: '/transparency',
    audience: 'guest',
    summary: 'Returns how many reports came in and what was decided, by month, newest first.',
    replies: {
      200: z.object({
        months: z.array(
          z.object({
            month: z.string().describe('`YYYY-MM`, in UTC.'),
            reports: z.record(z.string(), z.int()).describe('By reason.'),
            decisions: z.record(z.string(), z.int()).describe('Final decisions, by kind.'),
          }),
        ),
      }),
    },
    limits: [rateLimits.transparency],
  }),
}
