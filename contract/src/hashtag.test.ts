import { describe, expect, test } from 'vitest'
import { findHashtags, getHashtagPath, parseHashtag } from './hashtag.ts'
import { limits } from './limits.ts'

const found = (text: string) => findHashtags(text).map(({ word }) => word)

describe('P-posts-26: hashtags in a text', () => {
  test.each([
    ['#danza', ['danza']],
    ['Con #DanzaContemporánea y #2026_en_mérida: ¡vamos!', ['DanzaContemporánea', '2026_en_mérida']],
    ['(#ana), «#bea», ¿#año?', ['ana', 'bea', 'año']],
    ['Gracias, #equipo.', ['equipo']],
    ['primero\n#uno\n#dos', ['uno', 'dos']],
    ['#नृत्य #踊り #танец', ['नृत्य', '踊り', 'танец']],
    [`#${'a'.repeat(limits.hashtagMax)}`, ['a'.repeat(limits.hashtagMax)]],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    '#1',
    '#2026',
    '#_',
    '#a',
    '# danza',
    '##danza',
    'C#mayor',
    'ñ#mayor',
    '&#x27;',
    'obra/#danza',
    `#${'a'.repeat(limits.hashtagMax + 1)}`,
    'https://brilla.example/guia#danza',
    'www.brilla.example/#danza',
    '',
  ])('no hashtag in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  test('the position of a hashtag is that in the text, also after a web address and an emoji', () => {
    const text = '🎉 https://a.example/#no #sí, hola'
    const [hashtag] = findHashtags(text)
    expect(text.slice(hashtag?.start, hashtag?.end)).toBe('#sí')
  })

  test('a very long text takes no longer than its length', () => {
    // If the time grew with the square of the length, this would exceed the time of a test.
    const text = '#1'.repeat(100_000) + '#'.repeat(200_000) + `#${'1'.repeat(200_000)}`
    expect(found(text)).toEqual([])
  })

  test('a search is for a hashtag when it is one and nothing else', () => {
    expect(parseHashtag(' #Danza ')).toBe('Danza')
    for (const q of ['danza', '#danza en Mérida', 'la #danza', '#', '#1'])
      expect(parseHashtag(q)).toBeUndefined()
    expect(getHashtagPath('año')).toBe('/explorar?q=%23a%C3%B1o')
  })
})
