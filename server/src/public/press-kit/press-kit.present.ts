import { categories } from '@brilla/contract/people/categories'
import { categoryNames } from '@brilla/contract/people/category'
import type { Language } from '@brilla/contract/platform/errors'
import type { OwnFacts } from '@brilla/contract/people/facts'
import { getLanguageName } from '@brilla/contract/platform/language-names'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { pressKitContract } from '@brilla/contract/public/press-kit'
import type { PressKitFormat, PressKitPart } from '@brilla/contract/public/press-kit-choices'
import { truncate } from '@brilla/contract/platform/truncate'
import type { z } from 'zod'
import { nameCity } from '../../accounts/city/index.ts'
import type { PressKitContent, PressKitLine, PressKitSection, PressKitWork } from '../../media/index.ts'
import { translateSkills } from '../../people/facts/index.ts'
import { readFacts } from './press-kit.rules.ts'
import type { PressKitRow, WorkRow } from './press-kit.store.ts'
import { type PressKitTexts, texts } from './press-kit.texts.ts'

type Choices = z.infer<(typeof pressKitContract)['getPressKitChoices']['replies'][200]>

const captionMax = 90
/** Some four pages. The longest biography in prose takes two; one of very short lines would take 56. */
const biographyLines = 160
/** Fewer than a line of the page has. */
const charactersOfLine = 50

/** The title of a work, or the beginning of what it says. */
const getTitle = ({ title, description, alt }: WorkRow): string =>
  truncate((title || description || alt).replace(/\s+/gu, ' ').trim(), captionMax)

export function presentWork(row: WorkRow): Choices['works'][number] {
  return {
    postId: row.id,
    type: row.video_id === null ? 'photo' : 'video',
    title: getTitle(row),
    image: row.image,
    placeholder: row.placeholder,
  }
}

interface Order {
  format: PressKitFormat
  language: Language
  parts: ReadonlySet<PressKitPart>
  today: Date
  /** The address of the product. */
  origin: string
}

/** Converts rows to what the press kit says. */
export function presentPressKit(
  row: PressKitRow,
  works: readonly WorkRow[],
  { format, language, parts, today, origin }: Order,
): PressKitContent {
  const t = texts[language]
  const facts = translateSkills(pickParts(readFacts(row, today), parts), language)
  const url = `${origin}/profile/${encodeURIComponent(row.profile_url)}`
  const place = [
    parts.has('city') ? nameCity(row.city, row.country, language) : '',
    countryName(row.country, language),
  ]
    .filter((name) => name !== '')
    .join(', ')
  const email: PressKitSection[] = parts.has('email')
    ? [{ heading: t.email, lines: [{ text: row.email, link: `mailto:${row.email}` }] }]
    : []
  return {
    format,
    language,
    title: t.title(row.full_name),
    name: row.full_name,
    details: [listCategories(row.categories, language), place].filter((text) => text !== ''),
    photo: row.profile_image,
    photoDescription: t.photo(row.full_name),
    profile: { url, label: t.profile, code: t.code },
    facts: [...email, ...presentFacts(facts, t, language)],
    texts: [
      ...presentBiography(row.biography, t, url),
      ...(facts.credits ? [{ heading: t.credits, lines: facts.credits.items.map(presentCredit) }] : []),
    ],
    works: {
      heading: t.works,
      items: works.map((work) => presentPrintedWork(work, t, origin)),
    },
  }
}

const pickParts = (facts: Partial<OwnFacts>, parts: ReadonlySet<PressKitPart>): Partial<OwnFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([part]) => parts.has(part as PressKitPart)))

const listCategories = (ids: readonly number[], language: Language): string =>
  categories
    .filter(({ id }) => ids.includes(id))
    .map(({ slug }) => categoryNames[language][slug])
    .join(' · ')

const locale = (language: Language) => (language === 'es' ? 'es-MX' : 'en-US')

const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames(locale(language), { type: 'region' }).of(country) ?? country

/** The name of a language as it stands alone: "Español". */
function languageName(code: string, language: Language): string {
  const name = getLanguageName(code, language)
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const formatDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** Of a very long one, its beginning and where the rest is. */
function presentBiography(biography: string, t: PressKitTexts, url: string): PressKitSection[] {
  const text = biography.trim().replace(/\n{3,}/gu, '\n\n')
  if (text === '') return []
  const shown: string[] = []
  const all = text.split('\n')
  let lines = 0
  for (const line of all) {
    lines += Math.max(1, Math.ceil(line.length / charactersOfLine))
    if (lines > biographyLines) break
    shown.push(line)
  }
  const more = shown.length < all.length ? [{ text: t.more, link: url }] : []
  return [{ heading: t.biography, lines: [{ text: shown.join('\n') }, ...more] }]
}

const presentCredit = ({ title, role, place, year, link }: OwnFacts['credits']['items'][number]) => ({
  text: [[title, role].filter(Boolean).join(': '), place, year].filter(Boolean).join(' · '),
  link,
})

/** The short facts, in the order in which casting asks for them; those that say nothing are left out. */
function presentFacts(facts: Partial<OwnFacts>, t: PressKitTexts, language: Language): PressKitSection[] {
  const { availability, languages, skills, music, measurements, showreel, representation } = facts
  const sections: [string, (PressKitLine | string | false | null | undefined)[]][] = [
    [
      t.availability,
      [
        availability?.open && t.open,
        availability?.from && t.from(formatDate(availability.from, language)),
        availability?.travels && t.travels,
      ],
    ],
    [
      t.languages,
      languages?.items.map(({ code, level }) => `${languageName(code, language)} (${t.levels[level]})`) ?? [],
    ],
    [t.skills, [skills?.items.join(', ')]],
    [t.music, [music?.vocalRange && t.voices[music.vocalRange], music?.instruments.join(', ')]],
    [t.measurements, measurements ? listMeasurements(measurements, t, language) : []],
    [
      t.showreel,
      [showreel?.video && { text: t.watch, link: `https://youtu.be/${encodeURIComponent(showreel.video)}` }],
    ],
    [
      t.representation,
      [
        representation?.name,
        representation?.link && {
          text: representation.link.replace(/^https?:\/\//u, ''),
          link: representation.link,
        },
      ],
    ],
  ]
  return sections.flatMap(([heading, sent]) => {
    const lines = sent.flatMap((line) => (line ? [typeof line === 'string' ? { text: line } : line] : []))
    return lines.length > 0 ? [{ heading, lines }] : []
  })
}

function listMeasurements(
  { heightCm, chestCm, waistCm, hipsCm, shoeEu, hair, eyes }: OwnFacts['measurements'],
  t: PressKitTexts,
  language: Language,
): (string | null)[] {
  const cm = (label: string, value: number | null) => value && `${label}: ${value} cm`
  const size = shoeEu && new Intl.NumberFormat(locale(language)).format(shoeEu)
  return [
    cm(t.height, heightCm),
    cm(t.chest, chestCm),
    cm(t.waist, waistCm),
    cm(t.hips, hipsCm),
    size && `${t.shoe}: ${t.shoeSize(size)}`,
    hair && `${t.hair}: ${t.hairColors[hair]}`,
    eyes && `${t.eyes}: ${t.eyeColors[eyes]}`,
  ].map((line) => line || null)
}

function presentPrintedWork(row: WorkRow, t: PressKitTexts, origin: string): PressKitWork {
  const isVideo = row.video_id !== null
  const title = getTitle(row)
  return {
    title,
    description: row.alt || title || (isVideo ? t.untitled.video : t.untitled.photo),
    image: row.image,
    isVideo,
    link: getWorkLink(row, origin),
  }
}

/** Where everyone can see a work: its post can only be read with an account, which readers of a press kit may not have. */
function getWorkLink({ id, video_id, image }: WorkRow, origin: string): string {
  if (video_id !== null) return `https://youtu.be/${encodeURIComponent(video_id)}`
  return image === null ? `${origin}/noticias/${id}` : `${origin}${mediaPaths.file(image)}`
}
