/**
 * Signs of a scam in a first message, in Spanish and English (P-messages-12). Casting scams ask for a fee, for documents or bank
 * data, for intimate pictures, or to continue where nobody can report them. A match only shows a warning to the recipient.
 */
import { findContactData } from '@brilla/contract/content/contact-data'
import type { ScamSign } from '@brilla/contract/conversations/message'
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
  ['intimate', { all: [['ask', 'need', 'question', 'image'], 'undressing'], within: 7 }],
  ['intimate', { all: [['amount', 'pay', 'secrecy'], 'nudity', 'image'], within: 12 }],
  ['intimate', { all: ['secrecy', ['ask', 'pay'], 'image'], within: 12 }],

  ['money', { all: ['pay', 'castingFee'], within: 9, ...free }],
  ['money', { all: ['pay', 'purchase', ['mandatory', 'amount', 'number', 'deadline']], within: 12, ...free }],
  ['money', { all: ['pay', 'anyFee'], within: 9, ...free }],
  ['money', { all: ['mandatory', 'anyFee', ['amount', 'number', 'deadline']], within: 10, ...free }],
  ['money', { all: ['pay', 'amount'], within: 6, ...free }],
  ['money', { all: ['castingFee', 'amount'], within: 9, ...free }],
  ['money', { all: ['mandatory', 'purchase', 'amount'], within: 14, ...free }],
  ['money', { all: ['mandatory', 'buy', 'purchase'], within: 12, ...free }],
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
  ['money', { all: ['check', ['send', 'pay'], 'rest'], within: 24 }],
  ['money', { all: ['mandatory', 'castingFee'], within: 5, ...free }],
  ['money', { all: ['jobCost', ['pay', 'price', 'mandatory'], ['amount', 'number']], within: 9, ...free }],
  ['money', { all: ['promise', ['amount', 'pay', 'castingFee']], within: 12, ...free }],
  [
    'money',
    { all: [['charge', 'pay', 'anyFee'], 'representation', ['amount', 'number']], within: 12, ...free },
  ],
  ['money', { all: ['secrecy', ['amount', 'pay']], within: 14, ...free }],

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
  ['messenger', { all: ['phoneNumber'], within: 0, ...toldByOthers }],
  ['messenger', { all: [['ask', 'question'], 'phone'], within: 4, ...toldByOthers }],
  ['messenger', { all: ['elsewhere', ['contact', 'phone', 'messenger', 'network']], within: 14 }],
]

/** An adult asks a minor who does not follow them for pictures of any kind (P-comments-11). */
const pictureRules: readonly [ScamSign, ConceptRule<Concept>][] = [
  ['intimate', { all: [['ask', 'need', 'want'], 'picture'], within: 6 }],
]

const finder = createFinder(lexicon)

/** Finds what a first message may be a sign of; null when nothing was found. */
export const findScamSign = (text: string): ScamSign | null => findSign(text, rules)

/** Whether a text is held when it reaches a minor from an adult whom they do not follow (P-comments-11). */
export const isUnsafeForMinors = (text: string): boolean =>
  findSign(text, [...rules, ...pictureRules]) !== null ||
  findContactData(text).some(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'messenger')

function findSign(text: string, candidates: typeof rules): ScamSign | null {
  const tokens = tokenize(text)
  const occurrences: Occurrence<Concept>[] = [...findNumbers(tokens), ...findMessengers(tokens)]
  for (const found of finder(tokens)) {
    if (found.concept !== 'free' && isNegated(tokens, found.index)) continue
    if (ownActions.has(found.concept) && isAboutSender(tokens, found.index)) continue
    occurrences.push(found)
  }
  if (occurrences.length === 0) return null
  occurrences.sort((one, other) => one.at - other.at)
  return candidates.find(([, rule]) => applies(rule, occurrences))?.[0] ?? null
}

const currencies = createFinder({ currency: lexicon.currency })
const phoneDigits = 9
/** Digits and numbers in words, as telephone numbers are hidden: "cinco cinco, treinta y uno". */
const numberWords = new Set(
  splitWords(`cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, veinte,
  treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, zero, oh, one, two, three, four, five, six, seven, eight,
  nine, double`),
)
const isNumberWord = (word: string) =>
  numberWords.has(word) || word.startsWith('dieci') || word.startsWith('veinti')
const numberWordsMin = 6
/** Not a part of a telephone number. */
const year = /^202\d$/

/** Numbers, those next to a currency, and those as long as a telephone number, also in words. */
function findNumbers(tokens: readonly Token[]): Occurrence<Concept>[] {
  const currencyAt = new Set(currencies(tokens).map(({ index }) => index))
  let digits = 0
  let words = 0
  return tokens.flatMap(({ word, at }, index) => {
    const isNumber = /^\d+$/.test(word)
    digits = isNumber && !year.test(word) ? digits + word.length : 0
    if (isNumberWord(word)) words += 1
    else if (word !== 'y') words = 0
    const isPhone = digits >= phoneDigits || words >= numberWordsMin
    const phone: Occurrence<Concept>[] = isPhone ? [{ concept: 'phoneNumber', at }] : []
    if (!isNumber) return phone
    const isAmount = [index - 1, index + 1, index + 2].some((next) => currencyAt.has(next))
    const amount: Occurrence<Concept>[] = isAmount ? [{ concept: 'amount', at }] : []
    return [{ concept: 'number', at }, ...amount, ...phone]
  })
}

const messengers = ['whatsapp', 'telegram', 'snapchat']

/** Names of messengers with one letter too many, missing or wrong, also written as two words: "telegrm", "snap chat". */
function findMessengers(tokens: readonly Token[]): Occurrence<Concept>[] {
  return tokens.flatMap(({ word, at }, index) => {
    const next = tokens[index + 1]?.word ?? ''
    const isFound = messengers.some((name) => isAlmost(word, name) || word + next === name)
    return isFound ? [{ concept: 'messenger', at }] : []
  })
}

/** Whether two words differ in at most one letter. */
function isAlmost(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false
  let start = 0
  while (start < name.length && word[start] === name[start]) start++
  let end = 0
  const max = Math.min(word.length, name.length) - start
  while (end < max && word.at(-1 - end) === name.at(-1 - end)) end++
  return Math.max(word.length, name.length) - start - end <= 1
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
