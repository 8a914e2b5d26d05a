import { profileTextNames } from '@brilla/contract/accounts/profile-texts'
import { limits } from '@brilla/contract/platform/limits'
import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import { day } from '../../platform/duration.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { generateProfileUrls } from './account.rules.ts'
import { toBiographyColumns } from './biography.rules.ts'
import { linkColumns } from './link.rules.ts'

/** Creates an account with the first free profile address for its name; false when the e-mail is taken. */
export async function createAccount(
  db: Database,
  row: Omit<Insertable<Account>, 'profile_url'> & { created_at: Date },
): Promise<boolean> {
  for (const profile_url of generateProfileUrls(`${row.first_name} ${row.last_name}`)) {
    if (await isFormerUrlOfOther(db, row.id, profile_url, row.created_at)) continue
    const inserted = await db
      .insertInto('account')
      .values({ ...row, profile_url })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return true
    if (await isEmailTaken(db, row.email)) break
  }
  return false
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/** Finds the account with this e-mail, whether it is confirmed or not. */
export function findByEmail(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Locks an account for a change and returns the columns that changes depend on; refuses when it was deleted meanwhile. */
export function lockAccount(trx: Database, id: string) {
  return trx
    .selectFrom('account')
    .select([
      'type',
      'email',
      'first_name',
      'last_name',
      'full_name',
      'pending_email',
      'profile_url',
      'birthdate',
      'birthdate_corrected_at',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new ProblemError('unauthorized'))
}

/** Finds address, name and language for a mail; undefined when the account was deleted. */
export function findMailRecipient(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setLanguage(db: Database, id: string, language: 'es' | 'en'): Promise<void> {
  await db.updateTable('account').set({ language }).where('id', '=', id).execute()
}

/** Sets the profile details. Links are complete URLs. */
export async function setProfileDetails(
  db: Database,
  id: string,
  details: {
    biography: string
    sex: 'MA' | 'FE' | null
    interests: string[]
    links: Partial<
      Record<'facebook' | 'twitter' | 'instagram' | 'spotify' | 'youtube' | 'linkedin' | 'web', string>
    >
  },
): Promise<void> {
  const links = Object.fromEntries(Object.entries(details.links).map(([name, url]) => [`${name}_url`, url]))
  await db
    .updateTable('account')
    .set({
      ...toBiographyColumns(details.biography),
      sex: details.sex,
      interests: details.interests,
      ...links,
    })
    .where('id', '=', id)
    .execute()
}

/** Named one by one, like the columns of every query: `*` fails in running processes once a migration adds a column. */
const selfColumns = [
  'id',
  'type',
  'status',
  'first_name',
  'last_name',
  'full_name',
  'email',
  'pending_email',
  'email_confirmed_at',
  'birthdate',
  'sex',
  'country',
  'city',
  ...profileTextNames,
  'interests',
  'agency_name',
  'verified',
  'profile_url',
  'profile_image',
  'cover_image',
  'language',
  'phone',
  ...linkColumns,
  'contact_email',
  'show_email',
  'email_to_agencies',
  'show_birthdate',
  'birthdate_to_agencies',
  'city_audience',
  'public_preview',
  'search_engines',
  'comments_from',
  'birthdate_corrected_at',
  'guardian_email',
  'guardian_objected_at',
  'notify_followers',
  'notify_photos_videos',
  'notify_messages',
  'notify_following',
  'notify_searches',
  'push_followers',
  'push_messages',
  'push_following',
  'push_searches',
  'moderator',
  'followers_count',
  'suspended_at',
  'suspension_reason',
  'terms_version',
  'terms_accepted_at',
  'terms_notice_dismissed',
  'type_chosen_at',
  'created_at',
] as const satisfies (keyof Account)[]

export function findSelf(db: Database, id: string, since: Date) {
  return db
    .selectFrom('account')
    .select(selfColumns)
    .select((eb) =>
      eb
        .selectFrom('follow')
        .innerJoin('account as follower', 'follower.id', 'follow.follower_id')
        .select((follow) => follow.fn.countAll<number>().as('n'))
        .whereRef('follow.followed_id', '=', 'account.id')
        .where('follower.status', '=', 'active')
        .where('follow.created_at', '>', since)
        .as('followers_recent'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const reservedSince = (now: Date) => new Date(now.getTime() - limits.formerProfileUrlDays * day)

/** Whether an address is reserved for another account, which has left it less than 90 days ago (P-settings-15). */
export async function isFormerUrlOfOther(
  db: Database,
  id: string,
  profile_url: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('former_profile_url')
    .select('account_id')
    .where('profile_url', '=', profile_url)
    .where('account_id', '<>', id)
    .where('left_at', '>', reservedSince(now))
    .executeTakeFirst()
  return found !== undefined
}

/** Redirects the address that an account leaves to its profile, and removes redirects from the new one and those that nothing reserves any more. */
export async function saveFormerUrl(
  trx: Database,
  id: string,
  left: string,
  taken: string,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('former_profile_url').where('profile_url', '=', taken).execute()
  await trx
    .insertInto('former_profile_url')
    .values({ profile_url: left, account_id: id, left_at: now })
    .onConflict((conflict) => conflict.column('profile_url').doUpdateSet({ account_id: id, left_at: now }))
    .execute()
  await trx
    .deleteFrom('former_profile_url')
    .where('account_id', '=', id)
    .where('left_at', '<=', reservedSince(now))
    .execute()
}

/** Finds the previous addresses of a profile. */
export async function findFormerUrls(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('former_profile_url')
    .select('profile_url')
    .where('account_id', '=', id)
    .orderBy('left_at')
    .execute()
  return rows.map((row) => row.profile_url)
}
