import { limits } from '@brilla/contract/limits'
import { sql } from 'kysely'
import { type Caller, visibleListed } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { PeopleList } from './discovery.lists.store.ts'

interface Question {
  /** `tsquery`s: what is looked for, and what of it was found to the letter and so comes first. */
  question: string
  exact: string
  /** Folded words; whoever bears one in their name comes before those who write it. */
  words: string[]
}

/** Everybody but the caller whose words answer a question; the order is that of who was probably meant. */
export function matching(caller: Caller, { question, exact, words }: Question): PeopleList {
  const found = sql`
    select account_id, name, complete, words from discovery
    where words @@ ${question}::tsquery
      and account_id <> ${caller.accountId} and ${visibleListed(caller, 'account_id')}
    limit ${sql.lit(limits.searchResultsMax)}
  `
  return {
    max: limits.searchResultsMax,
    counted: found,
    rows: sql`
      select account.id from (${found}) found join account on account.id = found.account_id
      order by found.words @@ ${exact}::tsquery desc,
        (select count(*) from unnest(${words}::text[]) word where ' ' || found.name like '% ' || word || '%') desc,
        found.complete desc, account.followers_count desc, account.id desc
    `,
  }
}

/** For each folded word, words that people wrote and that look like it. */
export async function findAlike(db: Database, words: string[]): Promise<{ asked: string; alike: string }[]> {
  const { rows } = await sql<{ asked: string; alike: string }>`
    select asked, alike from unnest(${words}::text[]) asked, words_alike(asked) alike
  `.execute(db)
  return rows
}

/** Forgets words that nobody's profile holds any more, and finds those that were missed. */
export async function sweepWords(db: Database): Promise<void> {
  await sql`
    with written as materialized (
      select word from ts_stat('select words from discovery') where word !~ '^[#@]'
    ), gone as (
      delete from discovery_word where not exists (select from written where written.word = discovery_word.word)
    )
    insert into discovery_word select word from written order by word on conflict do nothing
  `.execute(db)
}
