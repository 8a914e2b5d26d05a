/** Which facts of a profile a search matches. */
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'

/** Query for the facts of an account, as far as the caller may see them, that match. */
export function selectMatchedFacts(
  caller: Caller,
  account: string,
  facts: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  if (facts === null) return sql`select '{}'::text[] as "matchedSkills", '{}'::text[] as "matchedLanguages"`
  const list = (part: string, column: RawBuilder<unknown>) =>
    sql`case when ${sql.ref(`${part}_audience`)} = any(${getAllowedAudiences(caller.type)}) then ${column} else '{}' end`
  const codes = sql`array(select spoken ->> 'code' from jsonb_array_elements(languages) spoken)`
  return sql`
    select
      array(
        select skill from unnest(${list('skills', sql`skills`)} || ${list('music', sql`instruments`)}) skill
        where array_to_tsvector(array(
          select lexeme from unnest(words_of(skill)) word,
            unnest(array['+' || word] || array(select '+~' || stem from unnest(word_stems(word)) stem)) lexeme
        )) @@ ${facts}
      ) as "matchedSkills",
      array(
        select code from unnest(${list('languages', codes)}) code
        where array_to_tsvector(array['/' || code]) @@ ${facts}
      ) as "matchedLanguages"
    from profile_facts where account_id = ${sql.ref(account)}`
}
