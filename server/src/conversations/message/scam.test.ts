import { describe, expect, test } from 'vitest'
import { adjusted, heldOut } from './first-messages.testing.ts'
import { findScamSign } from '../../content/scam/index.ts'

/** Precision and recall of the warning, and how often it names a sign that the scam has; printed as one line. */
function measure(name: string, { scams: signed, harmless: unsigned }: typeof adjusted) {
  const found = signed.map(({ signs, text }) => ({ text, signs, sign: findScamSign(text) }))
  const warned = found.filter(({ sign }) => sign !== null)
  const missed = found.filter(({ sign }) => sign === null).map(({ text }) => text)
  const mistaken = unsigned.filter((text) => findScamSign(text) !== null)
  const precision = warned.length / (warned.length + mistaken.length)
  const recall = warned.length / found.length
  const signs = warned.filter((one) => one.signs.includes(one.sign!)).length / warned.length
  const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`
  process.stdout.write(
    `signs of scams, ${name}: ${found.length} scams and ${unsigned.length} harmless messages, ` +
      `precision ${percent(precision)}, recall ${percent(recall)}\n`,
  )
  return { precision, recall, signs, missed, mistaken }
}

describe('P-messages-12: signs of a scam in a first message', () => {
  test('few harmless messages get a warning, and few scams get none', () => {
    expect(Math.min(adjusted.scams.length, adjusted.harmless.length)).toBeGreaterThanOrEqual(100)
    const { precision, recall, signs, missed, mistaken } = measure('adjusted to', adjusted)
    expect(precision, JSON.stringify(mistaken)).toBeGreaterThanOrEqual(0.95)
    expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95)
    expect(signs).toBeGreaterThanOrEqual(0.95)
  })

  test('the rules do not only know the messages that they were adjusted to', () => {
    const { precision, recall, signs } = measure('held out', heldOut)
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(0.75)
    expect(signs).toBeGreaterThanOrEqual(0.9)
  })

  test('hidden words are found: other alphabets, digits, symbols, spelled out, invisible characters, capitals', () => {
    for (const text of [
      'escríbeme al whаtsаpp',
      'ESCRIBEME AL WH4TSAPP',
      'escríbeme al w h a t s a p p',
      'escríbeme al w-h-a-t-s-a-p-p',
      'escríbeme al what\u200bsapp',
      'escríbeme al ｗｈａｔｓａｐｐ',
      'escríbeme al whatsaap',
      'agrégame en snap chat',
      'mejor por aquí: 55 4821 9037',
      'mejor por aquí: 5 5 4 8 2 1 9 0 3 7',
      'mejor por aquí: cinco cinco, cuarenta y ocho, veintiuno, noventa, treinta y siete',
    ])
      expect([text, findScamSign(text)]).toEqual([text, 'messenger'])
    for (const text of ['El estreno es el 20/11/2026 a las 18:30', 'Somos dos o tres, uno canta y dos tocan'])
      expect([text, findScamSign(text)]).toEqual([text, null])
    expect(findScamSign('send the 50 euro f€€ and the dep0$it today')).toBe('money')
  })

  test('of several signs the most serious is shown', () => {
    expect(findScamSign('Mándame fotos en lencería y tu INE por WhatsApp')).toBe('intimate')
    expect(findScamSign('Send a photo of your passport on WhatsApp')).toBe('documents')
  })

  test('a very long text takes no longer than its length', () => {
    const texts = [
      'a ',
      'pay fee $5 ',
      'manda foto desnuda ',
      'no ',
      '(',
      'wwww',
      '1',
      '.',
      '$',
      'é\u0301',
      'pago, ',
      'whats ',
      '😀',
      'а',
      'tu 5 ',
    ].map((part) => part.repeat(50_000).slice(0, 50_000))
    // If the time grew with the square of the length, this would exceed the time of a test.
    for (const text of texts) findScamSign(text)
  })
})
