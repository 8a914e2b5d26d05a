/** Lists as files, with what the agency may see and without contact data (P-lists-13). */
import { categories } from '@brilla/contract/people/categories'
import { categoryNames } from '@brilla/contract/people/category'
import type { CastingFacts } from '@brilla/contract/people/casting-facts'
import type { Language } from '@brilla/contract/platform/errors'
import { getLanguageName } from '@brilla/contract/platform/language-names'
import { limits } from '@brilla/contract/platform/limits'
import { Readable } from 'node:stream'
import { hasContact } from '../../accounts/account/index.ts'
import type { Download, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { createContactSheets, type ContactSheetPerson } from '../../media/index.ts'
import { readCastingFacts } from '../../people/facts/index.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import { foldText } from '../../platform/fold-text.ts'
import { toCsv } from './list.csv.ts'
import { texts } from './list.export.texts.ts'
import { findListedPeople, type ListedPersonRow } from './list.people.store.ts'
import type { ListRow } from './list.store.ts'

interface Reader {
  caller: Member
  language: Language
}

interface Exported {
  row: ListedPersonRow
  facts: CastingFacts | undefined
}

/** Returns functions that export a list of the caller. */
export function createListExports(context: Context) {
  const { clock, config, db } = context
  const drawContactSheet = createContactSheets(context)

  async function read(caller: Member, list: ListRow, size: number): Promise<Exported[]> {
    const today = clock.now()
    const range = { offset: 0, size }
    const rows = await findListedPeople(db, caller, { listId: list.id, order: 'position', ...range, today })
    const ids = rows.map(({ id }) => id)
    const facts = await readCastingFacts(db, caller, ids, today)
    return rows.map((row) => ({ row, facts: facts.get(row.id) }))
  }

  return {
    async csv({ caller, language }: Reader, list: ListRow): Promise<Download> {
      const { columns } = texts[language]
      const people = await read(caller, list, limits.listPeopleMax)
      const today = clock.now()
      const rows = people.map((person) => {
        const cells = presentCells(person, { caller, language, today, origin: config.PUBLIC_URL })
        return Object.keys(columns).map((column) => cells[column as keyof typeof columns])
      })
      const stream = Readable.from([toCsv([Object.values(columns), ...rows])])
      return { type: 'text/csv; charset=utf-8', filename: `${getFilename(list)}.csv`, stream }
    },
    async pdf({ caller, language }: Reader, list: ListRow): Promise<Download> {
      const t = texts[language]
      const people = await read(caller, list, limits.contactSheetMax)
      const shown = people.length
      const bytes = await drawContactSheet({
        format: 'letter',
        language,
        title: list.name,
        details: [list.count > shown ? t.first(shown, list.count) : t.people(shown)],
        people: people.map((person) =>
          presentSheetPerson(person, { caller, language, today: clock.now(), origin: config.PUBLIC_URL }),
        ),
      })
      return { type: 'application/pdf', filename: `${getFilename(list)}.pdf`, stream: Readable.from([bytes]) }
    },
  }
}

/** Of letters and digits that every system accepts. */
const getFilename = ({ name }: ListRow): string =>
  [
    'brilla',
    foldText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  ]
    .filter(Boolean)
    .join('-')

interface Presentation extends Reader {
  today: Date
  origin: string
}

const locale = (language: Language) => (language === 'es' ? 'es-MX' : 'en-US')
const formatDate = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
const formatCountry = (country: string, language: Language) =>
  new Intl.DisplayNames(locale(language), { type: 'region' }).of(country) ?? country

function presentCells({ row, facts }: Exported, { caller, language, today, origin }: Presentation) {
  const t = texts[language]
  const card = presentPersonCard(row, caller, today)
  const city = card.ciudad ?? ''
  return {
    name: card.fullname,
    status: t.status[row.status],
    note: row.note,
    age: facts?.age?.toString() ?? '',
    sex: facts?.sex ? t.sex[facts.sex] : '',
    height: facts?.heightCm?.toString() ?? '',
    languages: listLanguages(facts, language),
    availability: describeAvailability(facts, language),
    categories: listCategories(card.categories, language),
    // A city is free text, which can contain contact data.
    city: hasContact(city) ? '' : city,
    country: formatCountry(card.country, language),
    profile: `${origin}/profile/${encodeURIComponent(card.profile_url)}`,
    addedAt: formatDate(row.added_at, language),
  }
}

function presentSheetPerson(exported: Exported, presentation: Presentation): ContactSheetPerson {
  const { language } = presentation
  const t = texts[language]
  const { facts } = exported
  const { name, languages, availability, city, country, profile } = presentCells(exported, presentation)
  const measures = [facts?.age != null && t.years(facts.age), facts?.heightCm && `${facts.heightCm} cm`]
  return {
    name,
    details: [measures.filter(Boolean).join(' · '), languages, availability, city || country].filter(
      (line) => line !== '',
    ),
    photo: exported.row.profile_image,
    photoDescription: t.photo(name),
    link: profile,
  }
}

const listLanguages = (facts: CastingFacts | undefined, language: Language): string =>
  (facts?.languages ?? [])
    .map(({ code, level }) => `${getLanguageName(code, language)} (${texts[language].levels[level]})`)
    .join(', ')

function describeAvailability(facts: CastingFacts | undefined, language: Language): string {
  const t = texts[language]
  const { open = false, from = null, travels = false } = facts?.availability ?? {}
  const start = from === null ? t.open : t.from(formatDate(new Date(`${from}T00:00:00Z`), language))
  return [open && start, travels && t.travels].filter(Boolean).join(', ')
}

const listCategories = (ids: readonly number[], language: Language): string =>
  categories
    .filter(({ id }) => ids.includes(id))
    .map(({ slug }) => categoryNames[language][slug])
    .join(', ')
