// Texts come in pairs, X.es.json and X.en.json: the same keys, the same {{values}}, and none of them empty.
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../runtime.mjs'

/** @returns {Map<string, string>} each text by its path, as in `form.title` */
function flatten(value, path = '', texts = new Map()) {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, texts)
  else texts.set(path, value)
  return texts
}

const valuesIn = (text) =>
  [...new Set(String(text).match(/\{\{[^}]*\}\}|<\/?\w+ ?\/?>/g))].toSorted().join(' ')

/** Spanish has a plural form for millions (CLDR "many") that English lacks: that key stands alone. */
const spanishOnly = /_many$/

/** @returns {string[]} what is wrong between two parsed files of texts */
export function compareTexts(es, en) {
  const [spanish, english] = [flatten(es), flatten(en)]
  const faults = []
  for (const [language, texts, others] of [
    ['es', spanish, english],
    ['en', english, spanish],
  ])
    for (const [key, text] of texts) {
      if (typeof text !== 'string' || text.trim() === '') faults.push(`${language}: ${key} is no text`)
      if (!others.has(key) && !spanishOnly.test(key)) faults.push(`${key} is in ${language} alone`)
    }
  for (const [key, text] of spanish)
    if (english.has(key) && valuesIn(text) !== valuesIn(english.get(key)))
      faults.push(`${key}: es has "${valuesIn(text)}", en has "${valuesIn(english.get(key))}"`)
  return faults
}

const parse = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @returns {string[]} the faults of every pair of files below `folder` */
function checkMessages(folder = root) {
  const files = globSync('{web,server}/{src,demo}/**/*.{es,en}.json', { cwd: folder }).map((path) =>
    join(folder, path),
  )
  return files.flatMap((path) => {
    const name = relative(folder, path)
    const partner = path.replace(/\.(es|en)\.json$/, (_, language) =>
      language === 'es' ? '.en.json' : '.es.json',
    )
    if (!files.includes(partner)) return [`${name} has no partner in the other language`]
    if (path.endsWith('.en.json')) return []
    return compareTexts(parse(path), parse(partner)).map((fault) => `${name}: ${fault}`)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = checkMessages()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
