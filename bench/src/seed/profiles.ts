/** Generates profiles with names, places, skills and biographies for the bench of the search. */
import type pg from 'pg'
import { copy } from './copy.ts'
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
      : createWord(pickFrequent(random, 40_000)),
  ).join(' ')

const getId = (n: number) => `0190000f-0000-7000-9000-${n.toString(16).padStart(12, '0')}`

function* accounts(count: number): Generator<string> {
  const random = createRandom(11)
  for (let n = 0; n < count; n++) {
    const born = `${1950 + Math.floor(random() * 55)}-0${1 + (n % 9)}-15`
    const followers = Math.floor(1_000 ** (random() ** 3))
    const country = countries[Math.floor(random() * countries.length)]!
    const name = `${createName(random)}\t${createName(random)} ${createName(random)}`
    const joined = new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString()
    yield `${getId(n)}\ttalento\t${name}\tperfil${n}@bench.example\t2024-01-01\t${born}\t${country}\t${createCity(random)}\t${createBiography(random)}\tperfil${n}\tfoto.jpg\tes\t1\t2024-01-01\t${joined}\teveryone\ttrue\t${followers}\n`
  }
}

function* categories(count: number): Generator<string> {
  for (let n = 0; n < count; n++) {
    yield `${getId(n)}\t${1 + (n % 8)}\n`
    if (n % 5 === 0) yield `${getId(n)}\t${1 + ((n + 3) % 8)}\n`
  }
}

function* facts(count: number): Generator<string> {
  const random = createRandom(12)
  for (let n = 0; n < count; n += 4) {
    const skill = common[Math.floor(random() * common.length)]!
    yield `${getId(n)}\t{${skill},${createWord(pickFrequent(random, 2_000))}}\t[{"code":"en","level":"fluent"}]\t${n % 8 === 0}\n`
  }
}

/** Adds so many profiles, unless the database has them. */
export async function addProfiles(pool: pg.Pool, count: number): Promise<void> {
  const { rowCount } = await pool.query(
    `select from account where id = $1 and exists (
    select from discovery where account_id = $1
  )`,
    [getId(count - 1)],
  )
  if (rowCount === 1) return
  const client = await pool.connect()
  try {
    await client.query(`delete from account where email like 'perfil%@bench.example'`)
    // Without triggers: what they would do one by one is done at once below.
    await client.query('set session_replication_role = replica')
    await copy(
      client,
      `account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, biography, profile_url,
        profile_image, language, terms_version, terms_accepted_at, created_at, city_audience, show_birthdate, followers_count)`,
      accounts(count),
    )
    await copy(client, 'account_category (account_id, category_id)', categories(count))
    await copy(client, 'profile_facts (account_id, skills, languages, open_to_offers)', facts(count))
    await client.query('set session_replication_role = default')
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze account, account_category, profile_facts')
  await pool.query('drop index discovery_words')
  const batch = 2_000
  const refresh = async (remainder: number) => {
    for (let from = remainder * batch; from < count; from += 2 * batch) {
      await pool.query('select refresh_discovery(id) from account where id >= $1 and id < $2', [
        getId(from),
        getId(from + batch),
      ])
    }
  }
  await Promise.all([0, 1].map(refresh))
  await pool.query(
    `set maintenance_work_mem = '1GB'; create index discovery_words on discovery using gin (words) with (fastupdate = off)`,
  )
  await pool.query('vacuum analyze discovery, discovery_word, talent_listing')
}
