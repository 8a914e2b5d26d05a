// Text files come in pairs, X.es.json and X.en.json: same keys, same {{values}}, no empty text, no name of the product.
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand } from '../../contract/src/platform/brand.ts'
import { root } from '../runtime.mjs'

/** @returns {Map<string, string>} each text by its path, such as `form.title` */
function flatten(value, path = '', texts = new Map()) {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, texts)
  else texts.set(path, value)
  return texts
}

const listPlaceholders = (text) =>
  [...new Set(String(text).match(/\{\{[^}]*\}\}|<\/?\w+ ?\/?>/g))].toSorted().join(' ')

/** Spanish has a plural form for millions (CLDR "many") that English lacks. */
const spanishOnly = /_many$/

/** What texts must not repeat (P-pages-1). */
const constants = [brand.name, brand.contact, brand.contact.split('@')[1], 'localhost']

/** @returns {string[]} the differences between two parsed text files */
export function compareTexts(es, en) {
  const [spanish, english] = [flatten(es), flatten(en)]
  const errors = []
  for (const [language, texts, others] of [
    ['es', spanish, english],
    ['en', english, spanish],
  ])
    for (const [key, text] of texts) {
      if (typeof text !== 'string' || text.trim() === '')
        errors.push(`${language}: ${key} is empty or not a string`)
      if (!others.has(key) && !spanishOnly.test(key)) errors.push(`${key} exists in ${language} only`)
    }
  for (const [key, text] of [...spanish, ...english])
    if (constants.some((constant) => String(text).includes(constant)))
      errors.push(`${key}: write {{brand}} or {{contact}}, which contract/src/platform/brand.ts defines`)
  for (const [key, text] of spanish)
    if (english.has(key) && listPlaceholders(text) !== listPlaceholders(english.get(key)))
      errors.push(
        `${key}: es has "${listPlaceholders(text)}", en has "${listPlaceholders(english.get(key))}"`,
      )
  return errors
}

const parse = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @returns {string[]} the errors in all text files below `folder` */
function checkMessages(folder = root) {
  const files = globSync('{web,server}/src/**/*.{es,en}.json', { cwd: folder }).map((path) =>
    join(folder, path),
  )
  return files.flatMap((path) => {
    const name = relative(folder, path)
    const partner = path.replace(/\.(es|en)\.json$/, (_, language) =>
      language === 'es' ? '.en.json' : '.es.json',
    )
    if (!files.includes(partner)) return [`${name} has no counterpart in the other language`]
    if (path.endsWith('.en.json')) return []
    return compareTexts(parse(path), parse(partner)).map((error) => `${name}: ${error}`)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const errors = checkMessages()
  for (const error of errors) console.error(error)
  process.exitCode = errors.length > 0 ? 1 : 0
}
