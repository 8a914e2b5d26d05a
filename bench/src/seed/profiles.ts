/** Generates profiles with names, places, skills and biographies for the bench of the search. */
import { languageLevels } from '@brilla/contract/people/fact-choices'
import type pg from 'pg'
import { createRandom } from './dataset.ts'
import { withoutIndexes } from './without-indexes.ts'

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
const batchSize = 10_000

export const pick = <T>(random: () => number, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!

/** Low numbers are much more frequent than high ones, as words of a language are. */
const pickFrequent = (random: () => number, count: number) => Math.floor(count ** random()) - 1

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name of the dataset, for queries. */
export const createName = (random: () => number): string =>
  random() < 0.3 ? pick(random, firstNames) : capitalize(createWord(300 + pickFrequent(random, 4_000)))

const createCity = (random: () => number) =>
  random() < 0.5 ? pick(random, cities) : `Villa ${capitalize(createWord(100 + pickFrequent(random, 500)))}`

const createBiography = (random: () => number) =>
  Array.from({ length: 20 }, () =>
    random() < 0.06 ? pick(random, common) : createWord(pickFrequent(random, vocabulary)),
  ).join(' ')

const createProfile = (random: () => number, n: number) => ({
  n,
  first_name: createName(random),
  last_name: `${createName(random)} ${createName(random)}`,
  birthdate: `${1950 + Math.floor(random() * 55)}-0${1 + (n % 9)}-15`,
  country: pick(random, countries),
  city: createCity(random),
  biography: createBiography(random),
  followers: Math.floor(1_000 ** (random() ** 3)),
  skills: [pick(random, common), createWord(pickFrequent(random, 2_000))],
  sex: pick(random, ['FE', 'MA', null]),
  height_cm: 150 + Math.floor(random() * 45),
  level: pick(random, languageLevels),
})

/** One profile in four has facts, one in five two categories. */
const insertBatch = `
  with profile as (
    select *, ('0190000f-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as id
    from json_to_recordset($1) row (
      n int, first_name text, last_name text, birthdate date, country text, city text, biography text, followers int, skills text[],
      sex text, height_cm int, level text
    )
  ), categorized as (
    insert into account_category (account_id, category_id)
    select id, 1 + n % 8 from profile union all select id, 1 + (n + 3) % 8 from profile where n % 5 = 0
  ), described as (
    insert into profile_facts (account_id, skills, languages, open_to_offers, travels, height_cm, measurements_audience)
    select id, skills, jsonb_build_array(jsonb_build_object('code', 'en', 'level', level)), n % 8 = 0, n % 3 = 0,
      height_cm, 'everyone'
    from profile where n % 4 = 0
  )
  insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, biography,
    profile_url, profile_image, language, terms_version, terms_accepted_at, created_at, city_audience, show_birthdate,
    followers_count, sex)
  select id, 'talento', first_name, last_name, n || '.perfil@bench.example', now(), birthdate, country, city, biography,
    'perfil' || n, 'foto.jpg', 'es', '1', now(), timestamptz '2024-01-01' + n * interval '1 minute', 'everyone', true,
    followers, sex
  from profile`

const tables = ['discovery', 'discovery_word', 'account', 'account_category', 'profile_facts']

/** Adds `count` profiles, unless the database has them. */
export async function addProfiles(pool: pg.Pool, count: number): Promise<void> {
  const { rowCount } = await pool.query(`select from account where profile_url = $1`, [`perfil${count - 1}`])
  if (rowCount === 1) return
  const client = await pool.connect()
  try {
    // Without triggers, which would write the documents of the search one by one.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`)
    await withoutIndexes(client, tables, () => insertProfiles(client, count))
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
    await client.query(`select refresh_discovery(id) from account where profile_url like 'perfil%'`)
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

async function insertProfiles(client: pg.ClientBase, count: number): Promise<void> {
  const random = createRandom(11)
  for (let first = 0; first < count; first += batchSize) {
    const length = Math.min(batchSize, count - first)
    const batch = Array.from({ length }, (_, n) => createProfile(random, first + n))
    await client.query(insertBatch, [JSON.stringify(batch)])
  }
}
