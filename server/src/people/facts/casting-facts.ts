/** Facts of several talents in short, as an agency reads them in lists (P-discovery-28). */
import { getAge, isMinor } from '@brilla/contract/accounts/age'
import type { CastingFacts } from '@brilla/contract/people/casting-facts'
import { sql } from 'kysely'
import { getAllowedAudiences, readAudiences } from '../../accounts/account/index.ts'
import type { Member } from '../../accounts/auth/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { presentVisibleFacts } from './facts.present.ts'
import { factsColumn, type FactsRow } from './facts.store.ts'

type Row = Parameters<typeof readAudiences>[0] & {
  id: string
  birthdate: string
  sex: CastingFacts['sex']
  facts: FactsRow | null
}

/** Reads the facts of those of the people who are talents and visible to the caller, by their ids. */
export async function readCastingFacts(
  db: Database,
  caller: Member,
  userIds: string[],
  today: Date,
): Promise<Map<string, CastingFacts>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select id, birthdate, sex, show_email, email_to_agencies, show_birthdate, birthdate_to_agencies, city_audience,
      ${factsColumn} as facts
    from account where id = any(${userIds}::uuid[]) and type = 'talento' and ${visibleAccount(caller)}
  `.execute(db)
  return new Map(rows.map((row) => [row.id, presentCastingFacts(row, caller, today)]))
}

function presentCastingFacts(row: Row, reader: Member, today: Date): CastingFacts {
  const { languages, measurements, availability, showreel } = presentVisibleFacts(
    row,
    row.facts ?? undefined,
    reader,
    today,
  )
  const isAdult = !isMinor(today, row.birthdate)
  const showsAge = isAdult && getAllowedAudiences(reader.type).includes(readAudiences(row).birthdate)
  return {
    age: showsAge ? getAge(today, row.birthdate) : null,
    sex: isAdult ? row.sex : null,
    heightCm: measurements?.heightCm ?? null,
    languages: languages?.items ?? [],
    availability: availability ?? null,
    hasShowreel: typeof showreel?.postId === 'string',
  }
}
