import { findEntities } from '@brilla/contract/content/text-entities'
import { getLIDModel } from 'fasttext.wasm.js'

/** Of shorter texts no language is sure. */
const lettersMin = 8
/** Short Spanish texts resemble Catalan, Portuguese or Italian, so a language in which few people write needs more of them. */
const lettersMinOfOthers = 30
/** The least probability of Spanish and English, and of other languages (measured in docs/decisions/0046). */
const probabilityMin = 0.4
const probabilityMinOfOthers = 0.6
/** Characters; more of them make no language surer. */
const readMax = 1_000

const letters = /\p{L}/gu

const model = await (await getLIDModel()).load()

/** The language that a text is written in, as an ISO 639-1 code; empty when that is not sure. Takes less than 0.1 ms. */
export function detectLanguage(text: string): string {
  const words = blankEntities(text.slice(0, readMax))
  const count = words.match(letters)?.length ?? 0
  if (count < lettersMin) return ''
  const { language, probability } = findLikeliest(words)
  const isExpected = language === 'es' || language === 'en'
  const isSure = isExpected
    ? probability >= probabilityMin
    : probability >= probabilityMinOfOthers && count >= lettersMinOfOthers
  // Languages without a code of two letters, which pages could not name, have longer ones.
  return isSure && language.length === 2 ? language : ''
}

/** Replaces links, mentions and hashtags, which are the same in every language, with spaces. */
function blankEntities(text: string): string {
  let [words, position] = ['', 0]
  for (const { start, end } of findEntities(text)) {
    words += `${text.slice(position, start)} `
    position = end
  }
  return words + text.slice(position)
}

function findLikeliest(words: string): { language: string; probability: number } {
  // The model reads one line, and its words have been learned in lower case.
  const found = model.predict(words.replace(/\s+/gu, ' ').toLowerCase())
  try {
    const [probability, label] = found.get(0)
    return { language: label.replace('__label__', ''), probability }
  } finally {
    // The memory of WebAssembly is not collected.
    found.delete()
  }
}
