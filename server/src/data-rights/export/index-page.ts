/**
 * The HTML page of an export, written in pieces as the data is read. Opened from disk, so without scripts and without
 * network requests.
 */
import type { Language } from '@brilla/contract/platform/errors'
import { getLanguageName } from '@brilla/contract/platform/language-names'
import { escapeHtml } from '../../platform/mail-layout.ts'
import type { ExportedRows, Row } from './collect.ts'
import { texts } from './index-page.texts.ts'
import { type ListName, lists } from './lists.ts'

const style = `
body { margin: 0 auto; max-width: 75rem; padding: 2rem 1rem; background: #faf7f2; color: #1c1814; font: 16px/1.5 Figtree, system-ui, sans-serif }
h1 b { color: #c2380c } nav a { display: inline-block; margin-right: 1rem } a { color: #c2380c }
div { overflow-x: auto } table { width: 100%; border-collapse: collapse; background: #fff; border-radius: 14px }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid #e8e1d8; white-space: pre-line }
td { overflow-wrap: anywhere } thead + tbody td { min-width: 4rem } thead + tbody .long { min-width: 14rem }
@media (width < 36rem) { .record :is(tr, th, td) { display: block } .record th { padding-bottom: 0; border: 0 } .record td { padding-top: 0 } }
img { max-width: 12rem; max-height: 12rem; border-radius: 8px }
@media (prefers-color-scheme: dark) { body { background: #12100e; color: #f4eee6 } table { background: #1b1815 } th, td { border-color: #322d28 } a, h1 b { color: #ff7a45 } }
`

type Section = keyof ExportedRows

/** Text before the first section. */
export function renderPageStart(language: Language): string {
  const { title, intro, sections } = texts[language]
  const names: Section[] = ['account', ...(Object.keys(lists) as ListName[])]
  const links = names.map((name) => `<a href="#${name}">${escapeHtml(sections[name])}</a>`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1><b>●</b> ${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p><nav>${links.join('')}</nav>
`
}

/** Text behind the last section. */
export const pageEnd = '</body></html>'

const sectionStart = (name: Section, language: Language) =>
  `<section id="${name}"><h2>${escapeHtml(texts[language].sections[name])}</h2><div>`
const sectionEnd = '</div></section>\n'

/** A whole section that shows one record. */
export function renderRecordSection(name: Section, record: Row, language: Language): string {
  return sectionStart(name, language) + renderRecord(record, language) + sectionEnd
}

/** The section of a list, as text before, during and behind its rows. */
export interface ListSectionRenderer {
  start(): string
  rows(rows: readonly Row[]): string
  end(): string
}

/** The columns of a list are those of its first row. */
export function createListSectionRenderer(name: Section, language: Language): ListSectionRenderer {
  const { nothing } = texts[language]
  const fields: Record<string, string> = texts[language].fields
  let keys: string[] | undefined
  const renderHead = (first: Row) => {
    keys = getLabeledKeys(first, language)
    const head = keys.map((key) => `<th>${escapeHtml(fields[key]!)}</th>`).join('')
    return `<table><thead><tr>${head}</tr></thead><tbody>`
  }
  return {
    start: () => sectionStart(name, language),
    rows([first, ...rest]) {
      if (!first) return ''
      const head = keys ? '' : renderHead(first)
      return head + [first, ...rest].map((row) => renderRow(row, keys ?? [], language)).join('')
    },
    end: () => (keys ? '</tbody></table>' : `<p>${escapeHtml(nothing)}</p>`) + sectionEnd,
  }
}

function renderRow(row: Row, keys: string[], language: Language): string {
  const cells = keys.map((key) => {
    const value = row[key]
    const long = typeof value === 'string' && value.length > 40 ? ' class="long"' : ''
    return `<td${long}>${renderValue(value, language, key)}</td>`
  })
  return `<tr>${cells.join('')}</tr>`
}

function getLabeledKeys(row: Row, language: Language): string[] {
  const fields: Record<string, string> = texts[language].fields
  const order = Object.keys(fields)
  return Object.keys(row)
    .filter((key) => key in fields)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

function renderRecord(record: Row, language: Language): string {
  const fields: Record<string, string> = texts[language].fields
  // Shown already as first and last name.
  const { fullname: _, ...rest } = record
  const rows = getLabeledKeys(rest, language).map(
    (key) =>
      `<tr><th>${escapeHtml(fields[key]!)}</th><td>${renderValue(record[key], language, key)}</td></tr>`,
  )
  return `<table class="record">${rows.join('')}</table>`
}

function renderValue(value: unknown, language: Language, key: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map((each) => renderValue(each, language, key)).join('<br>') || '–'
  if (typeof value === 'boolean') return texts[language][value ? 'yes' : 'no']
  if (value instanceof Date) return renderTime(value, language)
  if (typeof value === 'object') return renderObject(value as Row, language)
  const text = String(value as string | number)
  const word = texts[language].values[key]?.[text]
  if (word) return escapeHtml(word)
  if (key === 'createdAt') return renderTime(new Date(text), language)
  if (key === 'country') return escapeHtml(formats[language].country.of(text) ?? text)
  if (key === 'code') return escapeHtml(getLanguageName(text, language))
  return /^files\/[\w./-]+$/.test(text) ? renderFileLink(text) : escapeHtml(text)
}

/** A file as its link; of other objects the values that say something, with their labels. */
function renderObject(value: Row, language: Language): string {
  if ('file' in value) return renderValue(value['file'], language, 'file')
  const { details } = texts[language]
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== '' && !(Array.isArray(each) && each.length === 0))
    .map(([key, each]) => `${escapeHtml(details[key] ?? key)}: ${renderValue(each, language, key)}`)
    .join(' · ')
}

/** Formats of dates and names of countries (P-language-7). Creating one takes longer than formatting a page of rows. */
const formats = { es: createFormats('es-MX'), en: createFormats('en') } satisfies Record<Language, unknown>

function createFormats(locale: string) {
  return {
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
    country: new Intl.DisplayNames(locale, { type: 'region' }),
  }
}

function renderTime(date: Date, language: Language): string {
  const shown = formats[language].time.format(date)
  return `<time datetime="${date.toISOString()}">${escapeHtml(shown)} UTC</time>`
}

function renderFileLink(path: string): string {
  return path.endsWith('.jpg')
    ? `<a href="${path}"><img src="${path}" alt="" loading="lazy"></a>`
    : `<a href="${path}">${escapeHtml(path.split('/').at(-1)!)}</a>`
}
