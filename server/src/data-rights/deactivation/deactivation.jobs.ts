import {
  accountDeleted,
  adjustCounters,
  countedRows,
  createAccountMailJob,
} from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { deleteExport } from '../export/index.ts'
import { notificationCounters } from '../../notifications/notification/index.ts'
import { countedRelations } from '../../content/counted-relation/index.ts'
import { deleteKeptOfAccount } from '../../content/kept-content/index.ts'
import { enqueueFileRemoval } from '../../media/index.ts'
import { getRestoreCutoff } from './deactivation.rules.ts'
import {
  type ExpiredAccount,
  deleteAccount,
  findExpiredAccounts,
  lockFileNames,
  markDeletionStarted,
} from './deactivation.store.ts'
import {
  deleteComments,
  deleteConversations,
  deletePosts,
  deleteRelations,
  deleteUploads,
} from './delete-content.store.ts'
import type { MailTexts } from '../../platform/mail-layout.ts'

/** Confirms a cancellation and explains how to undo it. */
const deactivatedMail: MailTexts = {
  es: {
    subject: 'Cancelaste tu cuenta',
    heading: 'Hasta pronto, {name}',
    paragraphs: [
      'Tu cuenta de {brand} está cancelada: ya nadie puede ver tu perfil, tus publicaciones ni tus comentarios.',
      'Si cambias de opinión, inicia sesión en las próximas cuatro semanas y recuperarás todo. Después borraremos tu cuenta para siempre, con tus fotos y archivos.',
    ],
    action: 'Volver a {brand}',
    footer: 'Si no fuiste tú, inicia sesión lo antes posible y cambia tu contraseña.',
  },
  en: {
    subject: 'You canceled your account',
    heading: 'See you soon, {name}',
    paragraphs: [
      'Your {brand} account is canceled: nobody can see your profile, your posts or your comments anymore.',
      'If you change your mind, log in within four weeks to restore everything. After that, we permanently delete your account with its photos and files.',
    ],
    action: 'Return to {brand}',
    footer: "If this wasn't you, log in as soon as possible and change your password.",
  },
}

/** Sent when a login restores a deactivated account. */
const welcomeBackMail: MailTexts = {
  es: {
    subject: 'Tu cuenta está de vuelta',
    heading: 'Qué bueno verte, {name}',
    paragraphs: [
      'Iniciaste sesión a tiempo y recuperaste tu cuenta de {brand} tal como estaba. Ya no se borrará.',
    ],
    action: 'Ir a {brand}',
    footer: 'Si no fuiste tú, cambia tu contraseña lo antes posible.',
  },
  en: {
    subject: 'Your account is back',
    heading: 'Good to see you, {name}',
    paragraphs: [
      "You logged in before the deadline, so your {brand} account is restored and won't be deleted.",
    ],
    action: 'Go to {brand}',
    footer: "If this wasn't you, change your password as soon as possible.",
  },
}

const deactivatedMailJob = 'cancellation.mail'
const welcomeBackMailJob = 'cancellation.welcome-back-mail'
const batch = 100

const allCounted = [...countedRelations.map(countedRows), ...notificationCounters]

export function enqueueDeactivatedMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, deactivatedMailJob, { accountId })
}

export function enqueueWelcomeBackMail({ jobs }: Context, trx: Database, accountId: string): Promise<void> {
  return jobs.send(trx, welcomeBackMailJob, { accountId })
}

/**
 * Deletes accounts whose grace period is over, with all rows, files and crops (P-deactivation-8). One that fails does not hold up the others.
 * Stops between two batches when `signal` is aborted; the next run goes on there.
 * @throws AggregateError for those that failed: the job tries them again
 */
export async function deleteExpiredAccounts(context: Context, signal?: AbortSignal): Promise<void> {
  const before = getRestoreCutoff(context.clock.now())
  const failures: unknown[] = []
  let after: ExpiredAccount | undefined
  do {
    const expired = await findExpiredAccounts(context.db, before, { after, max: batch })
    for (const account of expired) {
      try {
        await deleteExpiredAccount(context, account, { before, signal })
      } catch (error) {
        signal?.throwIfAborted()
        failures.push(error)
      }
    }
    after = expired.at(-1)
  } while (after)
  if (failures.length > 0) throw new AggregateError(failures, 'expired accounts could not be deleted')
}

async function deleteExpiredAccount(
  context: Context,
  { id, deletion_started_at }: ExpiredAccount,
  { before, signal }: { before: Date; signal: AbortSignal | undefined },
): Promise<void> {
  const { clock, db } = context
  if (deletion_started_at === null) {
    // Remove the account from the counters of others before its rows are deleted. Usually this is already done.
    for (const rows of allCounted) {
      await adjustCounters(db, rows, id, signal)
    }
    const isMarked = await db.transaction().execute(async (trx) => {
      if (!(await markDeletionStarted(trx, id, { before, now: clock.now() }))) return false
      await deleteExport(context, trx, id)
      return true
    })
    if (!isMarked) return
  }
  const deletion = { db, accountId: id, signal }
  await deleteRelations(deletion)
  await deleteComments(deletion)
  await deletePosts(deletion)
  const removeFiles = (trx: Database, names: string[]) => enqueueFileRemoval(context, trx, names)
  await deleteConversations(deletion, removeFiles)
  await deleteUploads(deletion, removeFiles)
  await deleteKeptOfAccount(context, id, signal)
  await db.transaction().execute(async (trx) => {
    // The uploads that another process had locked for its own deletion, and kept.
    await enqueueFileRemoval(context, trx, await lockFileNames(trx, id))
    if (await deleteAccount(trx, id)) await context.outbox.publish(trx, accountDeleted, { accountId: id })
  })
}

export function deactivationJobs(context: Context): JobDefinition<never>[] {
  return [
    createAccountMailJob(context, { name: deactivatedMailJob, texts: deactivatedMail, path: '/login' }),
    createAccountMailJob(context, { name: welcomeBackMailJob, texts: welcomeBackMail, path: '/' }),
    {
      name: 'cancellation.sweep',
      schedule: '7 * * * *',
      isSerial: true,
      // Many large accounts may take hours.
      expireAfter: 6 * 60 * 60,
      run: (_, { signal }) => deleteExpiredAccounts(context, signal),
    },
  ]
}
