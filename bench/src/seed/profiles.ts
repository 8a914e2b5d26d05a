/** Generates profiles with names, places, skills and biographies for the bench of the search. */
import type pg from 'pg'
import { copy, withoutIndexes } from './copy.ts'
import { createRandom } from './dataset.ts'

const syllables =
  'ba be bi bo ca ce co cu da de do fa fe ga go ja jo la le li lo lu ma me mi mo na ne ni no pa pe po ra re ri ro sa se so su ta te ti to va ve vi za'.split(
    ' ',
  )
const common =
  'música danza bailarina actor actriz modelo fotografía cantante guitarra cine teatro cocina pintura dance singer acting photography music'.split(
    ' ',
  )
const firstNames =
  'María José Ana Luis Carmen Juan Marta Sofía Diego Valentina Lucía Mateo Emma Olivia James'.split(' ')
const cities =
  'Ciudad de México,Sevilla,Madrid,Bogotá,Buenos Aires,Lima,Guadalajara,Mérida,Barcelona,London'.split(',')
const countries = 'MX MX MX MX ES ES AR CO PE US GB CL'.split(' ')

/** A word of two to four syllables; each number has its own. */
function createWord(n: number): string {
  const first = syllables[n % syllables.length]!
  const rest = Math.floor(n / syllables.length)
  return first + (rest < syllables.length ? syllables[rest]! : createWord(rest))
}

/** Number of words of which biographies are made. */
const vocabulary = 40_000

const pick = <T>(random: () => number, values: readonly T[]) => values[Math.floor(random() * values.length)]!

/** Low numbers are much more frequent than high ones, as words of a language are. */
const pickFrequent = (random: () => number, count: number) => Math.floor(count ** random()) - 1

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name of the dataset, for queries. */
export const createName = (random: () => number): string =>
  random() < 0.3
    ? firstNames[Math.floor(random() * firstNames.length)]!
    : capitalize(createWord(300 + pickFrequent(random, 4_000)))

const createCity = (random: () => number) =>
  random() < 0.5
    ? cities[Math.floor(random() * cities.length)]!
    : `Villa ${capitalize(createWord(100 + pickFrequent(random, 500)))}`

const createBiography = (random: () => number) =>
  Array.from({ length: 20 }, () =>
    random() < 0.06
      ? common[Math.floor(random() * common.length)]!
      : createWord(pickFrequent(random, vocabulary)),
  ).join(' ')

const getId = (n: number) => `0190000f-0000-7000-9000-${n.toString(16).padStart(12, '0')}`

interface Profile {
  id: string
  number: number
  names: [string, string]
  born: string
  country: string
  city: string
  biography: string
  followers: number
  joined: string
  categories: number[]
  facts: { skills: string[]; isOpen: boolean } | null
}

function* profiles(count: number): Generator<Profile> {
  const random = createRandom(11)
  for (let n = 0; n < count; n++) {
    const skills = [pick(random, common), createWord(pickFrequent(random, 2_000))]
    yield {
      id: getId(n),
      number: n,
      names: [createName(random), `${createName(random)} ${createName(random)}`],
      born: `${1950 + Math.floor(random() * 55)}-0${1 + (n % 9)}-15`,
      country: pick(random, countries),
      city: createCity(random),
      biography: createBiography(random),
      followers: Math.floor(1_000 ** (random() ** 3)),
      joined: new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString(),
      categories: n % 5 === 0 ? [1 + (n % 8), 1 + ((n + 3) % 8)].toSorted() : [1 + (n % 8)],
      facts: n % 4 === 0 ? { skills, isOpen: n % 8 === 0 } : null,
    }
  }
}

function* accountRows(count: number): Generator<string> {
  for (const { id, number, names, born, country, city, biography, followers, joined } of profiles(count)) {
    const url = `perfil${number}`
    yield `${id}\ttalento\t${names[0]}\t${names[1]}\t${url}@bench.example\t2024-01-01\t${born}\t${country}\t${city}\t${biography}\t${url}\tfoto.jpg\tes\t1\t2024-01-01\t${joined}\teveryone\ttrue\t${followers}\n`
  }
}

function* categoryRows(count: number): Generator<string> {
  for (const { id, categories } of profiles(count))
    for (const category of categories) yield `${id}\t${category}\n`
}

function* factRows(count: number): Generator<string> {
  for (const { id, facts } of profiles(count))
    if (facts) yield `${id}\t{${facts.skills.join()}}\t[{"code":"en","level":"fluent"}]\t${facts.isOpen}\n`
}

const splitWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(' ')

/** The lexemes that `refresh_discovery` writes; `checkDocuments` compares them. */
function listLexemes(profile: Profile, stems: ReadonlyMap<string, string[]>): string[] {
  const { names, born, country, city, biography, joined, categories, facts } = profile
  const nameWords = splitWords(names.join(' '))
  const textWords = splitWords(biography)
  const skillWords = splitWords(facts?.skills.join(' ') ?? '').filter((word) => word !== '')
  const stem = (words: string[], kind: string) =>
    words.flatMap((word) => stems.get(word) ?? []).map((each) => kind + each)
  return [
    ...nameWords,
    ...textWords,
    ...nameWords.map((word) => `=${word}`),
    ...stem(textWords, '~'),
    ...nameWords.flatMap((word) => [`<${word.slice(0, 1)}`, `<${word.slice(0, 2)}`]),
    ...[...nameWords, ...textWords, ...skillWords, ...splitWords(city)]
      .filter((word) => word.length >= 3)
      .map((word) => `<${word.slice(0, 3)}`),
    ...categories.map((id) => `#${id}`),
    ...categories.map((id) => `&${country.toLowerCase()}:${id}`),
    `#${country.toLowerCase()}`,
    '@talento',
    `@${joined.slice(0, 7)}`,
    ...skillWords.map((word) => `+${word}`),
    ...stem(skillWords, '+~'),
    ...skillWords.map((word) => `$${word}`),
    ...(facts ? ['/en'] : []),
    ...(facts?.isOpen ? ['@open'] : []),
    ...splitWords(city).map((word) => `.${word}`),
    `:${splitWords(city).join(' ')}`,
    `%${born.slice(0, 4)}`,
  ]
}

function* discoveryRows(count: number, stems: ReadonlyMap<string, string[]>): Generator<string> {
  for (const profile of profiles(count)) {
    const { id, names, born, country, city, followers, joined, categories, facts } = profile
    const words = [...new Set(listLexemes(profile, stems))].map((lexeme) => `'${lexeme}'`).join(' ')
    const name = [...new Set(splitWords(names.join(' ')))].toSorted().join(' ')
    const activity = Math.floor(2 * Math.log2(1 + followers))
    const known = facts
      ? `{${facts.skills.join()}}\teveryone\t{en}\teveryone\t${facts.isOpen}\teveryone`
      : '\\N\t\\N\t{}\t\\N\t\\N\t\\N'
    yield `${id}\t${name}\ttrue\t${words}\ttalento\t${country}\t{${categories.join()}}\t${city}\teveryone\t${born}\teveryone\tfalse\tfalse\t${joined}\t${activity}\t${known}\t1\n`
  }
}

async function findStems(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const words = [
    ...common.flatMap(splitWords),
    ...Array.from({ length: vocabulary }, (_, n) => createWord(n)),
  ]
  const { rows } = await client.query<{ word: string; stems: string[] }>(
    'select word, word_stems(word) as stems from unnest($1::text[]) word',
    [words],
  )
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** Throws when the documents are not those that the product would have written. */
async function checkDocuments(client: pg.ClientBase): Promise<void> {
  const ids = Array.from({ length: 50 }, (_, n) => getId(n))
  const read = async () =>
    (
      await client.query(
        'select account_id, words, complete, activity, skills from discovery where account_id = any($1) order by 1',
        [ids],
      )
    ).rows as object[]
  const written = JSON.stringify(await read())
  await client.query('select refresh_discovery(id) from unnest($1::uuid[]) id', [ids])
  if (written !== JSON.stringify(await read())) throw new Error('the documents of the search are others')
}

/** Adds `count` profiles, unless the database has them. */
export async function addProfiles(pool: pg.Pool, count: number): Promise<void> {
  const marked = await pool.query(`select from account where profile_url = $1`, [`perfil${count - 1}`])
  const indexed = await pool.query(`select from pg_indexes where indexname = 'discovery_words'`)
  if (marked.rowCount === 1 && indexed.rowCount === 1) return
  const client = await pool.connect()
  try {
    // Without triggers: what they would do one by one is done at once.
    await client.query('set session_replication_role = replica')
    const written = ['discovery', 'discovery_word', 'account', 'account_category', 'profile_facts']
    await withoutIndexes(client, written, async () => {
      await copy(
        client,
        `account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, biography,
          profile_url, profile_image, language, terms_version, terms_accepted_at, created_at, city_audience, show_birthdate,
          followers_count)`,
        accountRows(count),
      )
      await copy(client, 'account_category (account_id, category_id)', categoryRows(count))
      await copy(client, 'profile_facts (account_id, skills, languages, open_to_offers)', factRows(count))
      await copy(
        client,
        `discovery (account_id, name, complete, words, type, country, categories, city, city_audience, birthdate,
          birthdate_audience, with_photos, with_video, joined_at, activity, skills, skills_audience, languages,
          languages_audience, available, availability_audience, document_version)`,
        discoveryRows(count, await findStems(client)),
      )
      await client.query(`
        insert into discovery_word select word from ts_stat('select words from discovery') where word ~ '^[a-z0-9]'
        except select word from discovery_word`)
      await client.query(`set maintenance_work_mem = '1GB'`)
    })
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
    await checkDocuments(client)
  } finally {
    client.release()
  }
}
