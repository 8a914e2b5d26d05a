/** Evidence: what a report is about, copied as it was, in the form in which the desk shows it. */
import { profileTextNames } from '@brilla/contract/accounts/profile-texts'
import type { Evidence } from '@brilla/contract/safety/evidence'
import { sql } from 'kysely'
import { linkColumns } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { holdFiles } from '../../media/index.ts'
import { visibleFactTexts } from '../../people/facts/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { accountSubject } from './account.ts'
import { commentSubject } from './comment.ts'
import { messageSubject } from './message.ts'
import { postSubject } from './post.ts'
import type { Subject, SubjectKind, SubjectType } from './subject.ts'

/** All that can be reported. */
export const subjectKinds: Record<SubjectType, SubjectKind> = {
  account: accountSubject,
  post: postSubject,
  comment: commentSubject,
  message: messageSubject,
}

/** Keeps what a case is about, which is locked, with its files, unless the case has it as it is. Returns the id of the evidence. */
export async function keepEvidence(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  caseId: string,
  { type, id, accountId }: Subject,
): Promise<string> {
  const captured = await subjectKinds[type].capture(trx, id)
  const { post = null, comment = null, conversation = null, post_author_id, contact_id } = captured
  const evidence = { account: await readAccount(trx, accountId), post, comment, conversation }
  await holdFiles(trx, caseId, listFiles(evidence))
  const content = JSON.stringify(evidence)
  const { rows } = await sql<{ id: string }>`
    with last as (select id, content from evidence where case_id = ${caseId} order by id desc limit 1),
    same as (select id from last where content = ${content}::jsonb),
    inserted as (
      insert into evidence (id, case_id, content, captured_at, post_author_id, contact_id)
      select ${newId(clock)}::uuid, ${caseId}::uuid, ${content}::jsonb, ${clock.now()}::timestamptz,
        ${post_author_id ?? null}::uuid, ${contact_id ?? null}::uuid
      where not exists (select from same)
      returning id
    )
    select id from same union all select id from inserted
  `.execute(trx)
  return rows[0]!.id
}

async function readAccount(trx: Database, id: string): Promise<Evidence['account']> {
  const texts = sql.join(profileTextNames.map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`))
  const { rows } = await sql<{ content: Evidence['account'] }>`
    select json_build_object(
      'id', id, 'type', type, 'fullname', full_name, 'profile_url', profile_url, 'profileImage', profile_image,
      'coverImage', cover_image, ${texts}, 'interests', interests, 'country', country, 'ciudad', city,
      'links', array_remove(array[${sql.join(linkColumns.map((name) => sql.ref(name)))}], null),
      'facts', coalesce(${visibleFactTexts}, '{}')
    ) as content from account where id = ${id}
  `.execute(trx)
  return rows[0]!.content
}

/** The names of all files in evidence. */
export function listFiles({ account, post, conversation }: Evidence): string[] {
  const pictures = [account.profileImage, account.coverImage].filter((name) => name !== null)
  const files = [
    ...(post?.files ?? []),
    ...(conversation?.messages ?? []).flatMap((message) => message.files),
  ]
  return [...pictures, ...files.map(({ name }) => name)]
}
