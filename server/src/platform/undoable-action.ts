/**
 * Actions that take effect at once and that who took them can undo for some minutes; only then is anybody told. The row of an action
 * is there until it is undone or final, or another action of its kind has changed the same.
 */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { newId } from './clock.ts'
import type { Database } from './database/index.ts'
import { minute } from './duration.ts'
import { throwProblem } from './http/problem.ts'

export interface UndoableAction<Data = unknown> {
  id: string
  kind: string
  subject_id: string
  other_id: string | null
  actor_id: string
  final_at: Date
  data: Data
}

/** `Data` is what undoing restores, and what must still be as the action has left it. */
export interface UndoableKind<Data> {
  name: string
  /**
   * Restores what was before; returns the ids of the accounts that this changes.
   * @throws ProblemError when it is no longer as the action has left it
   */
  revert(context: Context, trx: Database, action: UndoableAction<Data>): Promise<string[]>
  /** Tells people of it, once it can no longer be undone. */
  finalize?(context: Context, trx: Database, action: UndoableAction<Data>): Promise<void>
}

const columns = sql`id, kind, subject_id, other_id, actor_id, final_at, data`

/** Lets an action be undone; an earlier one that changed the same can no longer be. */
export async function recordAction<Data>(
  { clock }: Pick<Context, 'clock'>,
  trx: Database,
  kind: UndoableKind<Data>,
  action: { subjectId: string; otherId?: string; actorId: string; data: Data },
): Promise<void> {
  const { subjectId, otherId = null, actorId, data } = action
  const finalAt = new Date(clock.now().getTime() + limits.undoMinutes * minute)
  await sql`
    insert into undoable_action (id, kind, subject_id, other_id, actor_id, final_at, data)
    values (${newId(clock)}, ${kind.name}, ${subjectId}, ${otherId}, ${actorId}, ${finalAt}, ${JSON.stringify(data)})
    on conflict (subject_id, kind, other_id) do update
      set id = excluded.id, actor_id = excluded.actor_id, final_at = excluded.final_at, data = excluded.data
  `.execute(trx)
}

/** What has been done to a subject and is not final, newest first. */
export async function findActions(db: Database, subjectId: string): Promise<UndoableAction[]> {
  const { rows } = await sql<UndoableAction>`
    select ${columns} from undoable_action where subject_id = ${subjectId} order by id desc
  `.execute(db)
  return rows
}

/** Ends the time for undoing an action without making it final; false when there is none. */
export async function dropAction(
  trx: Database,
  { name }: Pick<UndoableKind<never>, 'name'>,
  subjectId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('undoable_action')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Undoes what `actorId` has done to a subject; of several kinds, or of one that a subject can have several of, the action with this
 * id. Its row is locked before what it has changed. Returns the ids of changed accounts.
 * @throws ProblemError when it can no longer be undone, or only by somebody else
 */
export async function undoAction(
  context: Context,
  trx: Database,
  kinds: readonly UndoableKind<never>[],
  { id, subjectId, actorId }: { id?: string; subjectId: string; actorId: string },
): Promise<string[]> {
  const { rows } = await sql<UndoableAction<never>>`
    delete from undoable_action
    where subject_id = ${subjectId} and actor_id = ${actorId} and final_at > ${context.clock.now()}
      and id = coalesce(${id ?? null}::uuid, id) and kind = any(${kinds.map(({ name }) => name)})
    returning ${columns}
  `.execute(trx)
  const [action] = rows
  if (!action) throwProblem('fuera_de_plazo')
  return findKind(kinds, action).revert(context, trx, action)
}

/** Makes the actions of these kinds final that can no longer be undone. One that fails stays, and keeps no other from it. */
export async function finalizeActions(
  context: Context,
  kinds: readonly UndoableKind<never>[],
  signal?: AbortSignal,
): Promise<void> {
  const { clock, db } = context
  const { rows: due } = await sql<{ id: string }>`
    select id from undoable_action
    where final_at <= ${clock.now()} and kind = any(${kinds.map(({ name }) => name)}) order by final_at
  `.execute(db)
  const failures: unknown[] = []
  for (const { id } of due) {
    signal?.throwIfAborted()
    try {
      await db.transaction().execute((trx) => finalize(context, trx, kinds, id))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'actions did not become final')
}

/** Does nothing when it was undone, or another process makes it final. */
async function finalize(
  context: Context,
  trx: Database,
  kinds: readonly UndoableKind<never>[],
  id: string,
): Promise<void> {
  const { rows } = await sql<UndoableAction<never>>`
    delete from undoable_action where id = (select id from undoable_action where id = ${id} for update skip locked)
    returning ${columns}
  `.execute(trx)
  const [action] = rows
  if (action) await findKind(kinds, action).finalize?.(context, trx, action)
}

const findKind = (kinds: readonly UndoableKind<never>[], { kind }: UndoableAction<never>) =>
  kinds.find(({ name }) => name === kind)!
