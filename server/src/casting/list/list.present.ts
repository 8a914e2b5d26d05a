import type { List, ListedPerson } from '@brilla/contract/casting/list'
import type { Marks } from '@brilla/contract/casting/marks'
import type { CastingFacts } from '@brilla/contract/people/casting-facts'
import type { Member } from '../../accounts/auth/index.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import { noMarks } from '../marks/index.ts'
import type { ListedPersonRow } from './list.people.store.ts'
import type { ListRow } from './list.store.ts'

export const presentList = ({ id, name, count, created_at }: ListRow): List => ({
  id,
  name,
  count,
  createdAt: created_at.toISOString(),
})

interface Details {
  facts: CastingFacts | undefined
  marks: Marks | undefined
  today: Date
}

export const presentListedPerson = (
  row: ListedPersonRow,
  reader: Member,
  { facts, marks = noMarks, today }: Details,
): ListedPerson => ({
  person: presentPersonCard(row, reader, today),
  facts: facts ?? null,
  note: row.note,
  status: row.status,
  addedAt: row.added_at.toISOString(),
  position: row.place,
  marks,
})
