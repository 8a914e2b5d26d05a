/** Whether two names read alike (P-moderation-28). No I/O. */
import { foldText } from '../../platform/fold-text.ts'

/** Letters of other scripts, digits and pairs that look like Latin letters, each after the letter, in lower case. */
const lookalikes =
  'aаαɑ bЬьвβ cсϲ dԁ eеєεҽ gɡց hһн iіιıļ1|lӏ jј kкκ mмм nпηո oоοσօ0 pрρ qԛ rгг sѕ5 tтτ uυսц vνѵ wԝω xхχ yуγүý zᴢ'
const latin = new Map(
  lookalikes.split(' ').flatMap((group) => {
    const [letter = '', ...others] = Array.from(group)
    return others.map((other) => [other, letter] as const)
  }),
)

/** What agencies add to their names, and those who imitate them. */
const additions = new Set(
  'agencia agencias agency oficial official verificada verificado verified mx mexico'.split(' '),
)

/** A name as it is read at a glance: without case, accents, spaces and repeated letters, look-alikes as Latin letters. */
export function getSkeleton(name: string): string {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !additions.has(word))
  const letters = Array.from(words.join(''), (letter) => latin.get(letter) ?? letter).join('')
  const read = Array.from(letters.replaceAll('rn', 'm').replaceAll('vv', 'w'))
  return read.filter((letter, index) => letter !== read[index - 1]).join('')
}
