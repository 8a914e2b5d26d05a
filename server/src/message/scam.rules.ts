/**
 * Signs of a scam in a first message, in Spanish and English (P-messages-12). Casting scams ask for a fee, for documents or bank
 * data, for intimate pictures, or to continue where nobody can report them. A match only shows a warning to the receiver.
 */
import type { ScamSign } from '@brilla/contract/message'
import {
  applies,
  type ConceptRule,
  createFinder,
  type Occurrence,
  type Token,
  tokenize,
} from './concepts.rules.ts'
import { lexicon, splitWords } from './scam-words.rules.ts'

type Concept = keyof typeof lexicon | 'amount' | 'number' | 'phoneNumber'

const free = { unless: ['free', 'others'] } as const
const toldByOthers = { unless: ['others'] } as const

/** The most serious sign first: a message with several shows that one. */
const rules: readonly [ScamSign, ConceptRule<Concept>][] = [
  ['intimate', { all: [['ask', 'need', 'want', 'question'], 'nudity', 'image'], within: 10 }],
  ['intimate', { all: [['ask', 'need'], 'nudes'], within: 5 }],
  ['intimate', { all: [['ask', 'question'], 'nudes'], within: 5 }],
  ['intimate', { all: [['ask', 'need'], 'image', 'body'], within: 9 }],

  ['money', { all: ['pay', 'castingFee'], within: 9, ...free }],
  ['money', { all: ['pay', 'purchase', ['mandatory', 'amount', 'number', 'deadline']], within: 12, ...free }],
  ['money', { all: ['pay', 'anyFee'], within: 9, ...free }],
  ['money', { all: ['mandatory', 'anyFee', ['amount', 'number', 'deadline']], within: 10, ...free }],
  ['money', { all: ['pay', 'amount'], within: 6, ...free }],
  ['money', { all: ['castingFee', 'amount'], within: 9, ...free }],
  ['money', { all: ['mandatory', 'purchase', 'amount'], within: 14, ...free }],
  ['money', { all: ['mandatory', 'amount'], within: 5, ...free }],
  ['money', { all: ['send', 'amount'], within: 4, ...free }],
  ['money', { all: ['payMethod', ['amount', 'castingFee', 'anyFee']], within: 10, ...free }],
  ['money', { all: ['giftCard', ['buy', 'ask', 'code', 'pay', 'amount']], within: 8 }],
  [
    'money',
    { all: ['refund', ['amount', 'pay', 'castingFee', 'anyFee', 'number']], within: 10, ...toldByOthers },
  ],
  ['money', { all: ['transferNow', 'number'], within: 3, ...toldByOthers }],
  ['money', { all: ['pay', 'number', 'deadline'], within: 10, ...free }],
  ['money', { all: ['castingFee', 'price', 'number'], within: 9, ...free }],
  ['money', { all: ['lend', ['amount', 'number']], within: 5 }],
  ['money', { all: ['invest', ['amount', 'number', 'multiply']], within: 8 }],
  ['money', { all: ['check', 'send', 'rest'], within: 24 }],
  ['money', { all: ['mandatory', 'castingFee'], within: 5, ...free }],

  ['documents', { all: [['ask', 'need'], 'identity'], within: 7, ...toldByOthers }],
  ['documents', { all: ['copy', 'identity'], within: 5, ordered: true, unless: ['others', 'photoId'] }],
  ['documents', { all: [['ask', 'need', 'pay'], 'bankData'], within: 9, ...toldByOthers }],
  ['documents', { all: ['ask', 'code', 'textMessage'], within: 14 }],
  ['documents', { all: ['secret'], within: 0 }],

  [
    'messenger',
    {
      all: [['contact', 'ask', 'phone', 'question', 'need', 'phoneNumber'], 'messenger'],
      within: 10,
      ...toldByOthers,
    },
  ],
  ['messenger', { all: ['contact', 'network'], within: 7, ...toldByOthers }],
  ['messenger', { all: ['link'], within: 0 }],
]

const finder = createFinder(lexicon)

/** Finds what a first message may be a sign of; null when nothing was found. */
export function findScamSign(text: string): ScamSign | null {
  const tokens = tokenize(text)
  const occurrences: Occurrence<Concept>[] = [...findNumbers(tokens)]
  for (const found of finder(tokens)) {
    if (found.concept !== 'free' && isNegated(tokens, found.index)) continue
    if (ownActions.has(found.concept) && isAboutSender(tokens, found.index)) continue
    occurrences.push(found)
  }
  if (occurrences.length === 0) return null
  occurrences.sort((one, other) => one.at - other.at)
  return rules.find(([, rule]) => applies(rule, occurrences))?.[0] ?? null
}

const currencies = createFinder({ currency: lexicon.currency })
const phoneDigits = 9

/** Numbers, those next to a currency, and those as long as a telephone number. */
function findNumbers(tokens: readonly Token[]): Occurrence<Concept>[] {
  const currencyAt = new Set(currencies(tokens).map(({ index }) => index))
  let digits = 0
  return tokens.flatMap(({ word, at }, index) => {
    const isNumber = /^\d+$/.test(word)
    digits = isNumber ? digits + word.length : 0
    if (!isNumber) return []
    const found: Occurrence<Concept>[] = [{ concept: 'number', at }]
    const isAmount = [index - 1, index + 1, index + 2].some((next) => currencyAt.has(next))
    if (isAmount) found.push({ concept: 'amount', at })
    if (digits >= phoneDigits) found.push({ concept: 'phoneNumber', at })
    return found
  })
}

const negations = new Set(
  splitWords('no, nunca, jamas, not, never, dont, doesnt, wont, nor, ni, cannot, cant, nobody, nothing'),
)
const negationEnds = new Set(
  splitWords('solo, solamente, only, just, but, pero, sino, nomas, que, why, porque, until, unless, hasta'),
)
const negationMax = 5

/** Whether a word is negated: "no pagas nada", "we never charge a fee"; not by "por qué no". */
function isNegated(tokens: readonly Token[], index: number): boolean {
  const found = findBefore(
    tokens,
    index,
    negationMax,
    (word) => negations.has(word) || negationEnds.has(word),
  )
  return found !== undefined && negations.has(found)
}

/** Actions that are harmless when the sender offers them: "we will send a deposit". */
const ownActions: ReadonlySet<Concept> = new Set<Concept>([
  'ask',
  'pay',
  'send',
  'buy',
  'lend',
  'invest',
  'contact',
])
const senders = new Set(
  splitWords(`we, i, im, ill, id, ive, my, our, production, producer, produccion, productora, puedo, podemos, vamos, quiero,
  yo, agency, agencia`),
)
const readers = new Set(
  splitWords('you, u, ya, tu, te, me, please, pls, kindly, que, favor, and, y, to, need, so, then'),
)
const senderMax = 3

function isAboutSender(tokens: readonly Token[], index: number): boolean {
  const found = findBefore(tokens, index, senderMax, (word) => senders.has(word) || readers.has(word))
  return found !== undefined && senders.has(found)
}

/** The nearest of the words before one, in the same part of the sentence. */
function findBefore(
  tokens: readonly Token[],
  index: number,
  max: number,
  isWanted: (word: string) => boolean,
) {
  const { clause } = tokens[index]!
  for (let i = index - 1; i >= Math.max(0, index - max) && tokens[i]!.clause === clause; i--)
    if (isWanted(tokens[i]!.word)) return tokens[i]!.word
  return undefined
}
