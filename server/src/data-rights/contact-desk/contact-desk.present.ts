import type { ContactRequest, ContactSummary } from '@brilla/contract/data-rights/contact-desk'
import { countBusinessDays, formatContactNumber, getMexicanDay } from '../../safety/contact/index.ts'
import type { DeskRow, SummaryRow } from './contact-desk.store.ts'

export function presentSummary(row: SummaryRow, now: Date): ContactSummary {
  const dueOn = row.due_on === 'infinity' ? null : row.due_on
  return {
    id: row.id,
    number: formatContactNumber(row),
    type: row.type,
    state: row.state,
    name: row.name,
    langCode: row.language,
    createdAt: row.created_at.toISOString(),
    dueOn,
    businessDaysLeft: dueOn === null ? null : countBusinessDays(getMexicanDay(now), dueOn),
  }
}

export function presentRequest(
  row: DeskRow,
  now: Date,
  context: Pick<ContactRequest, 'person' | 'emailAccount' | 'minor' | 'log'>,
): ContactRequest {
  return {
    ...presentSummary(row, now),
    version: row.version,
    email: row.email,
    emailProven: row.email_proven_at !== null,
    message: row.message,
    answerBy: row.answer_by,
    executeBy: row.execute_by,
    answer: row.answer,
    note: row.note,
    answeredAt: row.answered_at?.toISOString() ?? null,
    executedAt: row.executed_at?.toISOString() ?? null,
    ...context,
  }
}
