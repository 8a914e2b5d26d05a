/** First messages of strangers, with signs of scams and without (docs/decisions/0034). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const readLines = (name: string) =>
  readFileSync(new URL(`first-messages/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** Lines of the form `money+messenger: text`, with every sign that the text has. */
const readScams = (name: string) =>
  readLines(name).map((line) => {
    const end = line.indexOf(': ')
    return { signs: line.slice(0, end).split('+'), text: line.slice(end + 2) }
  })

const isHeldOut = (text: string) => createHash('sha256').update(text).digest()[0]! % 2 === 1
const [hashedScams, hashedHarmless] = [readScams('scams.hashed'), readLines('harmless.hashed')]

/** The rules are adjusted to these: messages as people write them, harmless ones with the words of scams. */
export const adjusted = {
  scams: [...readScams('scams'), ...hashedScams.filter(({ text }) => !isHeldOut(text))],
  harmless: [...readLines('harmless'), ...hashedHarmless.filter((text) => !isHeldOut(text))],
}

/** The rules were not adjusted to these: some were written after them, others are a half chosen by a hash of the text. */
export const heldOut = {
  scams: [...readScams('scams.held-out'), ...hashedScams.filter(({ text }) => isHeldOut(text))],
  harmless: [...readLines('harmless.held-out'), ...hashedHarmless.filter(isHeldOut)],
}
