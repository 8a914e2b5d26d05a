import { describe, expect, test } from 'vitest'
import { getHashtagPath, listHashtags, parseHashtag } from './hashtag.ts'
import { limits } from '../platform/limits.ts'
import { listMentioned } from './mention.ts'
import { findEntities } from './text-entities.ts'

const findWritten = (text: string) => findEntities(text).map(({ start, end }) => text.slice(start, end))

describe('P-posts-20: links in a text', () => {
  test.each([
    ['https://es.wikipedia.org/wiki/Danza_(arte)', ['https://es.wikipedia.org/wiki/Danza_(arte)']],
    ['(véase https://es.wikipedia.org/wiki/Danza_(arte)).', ['https://es.wikipedia.org/wiki/Danza_(arte)']],
    ['(https://a.example/b)', ['https://a.example/b']],
    ['[aquí](https://a.example/b_[c])!', ['https://a.example/b_[c]']],
    ['«https://a.example/b», “https://a.example/c”…', ['https://a.example/b', 'https://a.example/c']],
    ["'https://a.example/b?q=1'.", ['https://a.example/b?q=1']],
    ['https://a.example/l’été?', ['https://a.example/l’été']],
    ['https://a.example/b\u200bhola', ['https://a.example/b']],
    ['https://a.example/b\ufeff\u2060', ['https://a.example/b']],
    ['🔥https://a.example/b🔥', ['https://a.example/b🔥']],
    ['míralo:https://a.example/b', ['https://a.example/b']],
    ['https://a.example/b,https://a.example/c', ['https://a.example/b', 'https://a.example/c']],
    ['看https://a.example/b。好', ['https://a.example/b']],
    ['https://ñandú.example/añó y http://例え.example', ['https://ñandú.example/añó', 'http://例え.example']],
    ['WWW.a.example/@luz, www.a.example/#luz', ['WWW.a.example/@luz', 'www.a.example/#luz']],
    ['*https://a.example/b*', ['https://a.example/b']],
    ['https://a.example/b?x=(1&y=2', ['https://a.example/b?x=(1&y=2']],
    ['http:// https://) www. luz@www.a.example javascript:alert(1) a.example', []],
  ])('%j', (text, expected) => {
    expect(findWritten(text)).toEqual(expected)
  })

  test('lead to their address, which is https where no scheme is written', () => {
    expect(findEntities('http://a.example www.b.example')).toMatchObject([
      { type: 'link', href: 'http://a.example' },
      { type: 'link', href: 'https://www.b.example' },
    ])
  })
})

describe('P-posts-26: hashtags in a text', () => {
  test.each([
    ['#danza', ['danza']],
    ['Con #DanzaContemporánea y #2026_en_mérida: ¡vamos!', ['DanzaContemporánea', '2026_en_mérida']],
    ['(#ana), «#bea», ¿#año?', ['ana', 'bea', 'año']],
    ['Gracias, #equipo.', ['equipo']],
    ['primero\n#uno\n#dos', ['uno', 'dos']],
    ['#नृत्य #踊り #танец', ['नृत्य', '踊り', 'танец']],
    ['#danza/#teatro/#cine', ['danza', 'teatro', 'cine']],
    ['#danza#teatro', ['danza', 'teatro']],
    ['@ana/#danza', ['danza']],
    ['#danza\u200bteatro', ['danza']],
    ['❤️#amor #baile❤️ #️⃣ #️⃣a', ['amor', 'baile']],
    [`#${'a'.repeat(limits.hashtagMax)}`, ['a'.repeat(limits.hashtagMax)]],
  ])('%j', (text, expected) => {
    expect(listHashtags(text)).toEqual(expected)
  })

  test.each([
    '#1',
    '#2026',
    '#_',
    '#a',
    '#🔥 #🔥🔥 #1️⃣2️⃣',
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
    expect(listHashtags(text)).toEqual([])
  })

  test('a search is for a hashtag when it is one and nothing else', () => {
    expect(parseHashtag(' #Danza ')).toBe('Danza')
    for (const q of ['danza', '#danza en Mérida', 'la #danza', '#', '#1', '@danza'])
      expect(parseHashtag(q)).toBeUndefined()
    expect(getHashtagPath('año')).toBe('/explorar?q=%23a%C3%B1o')
  })
})

describe('P-notifications-8: mentions in a text', () => {
  test.each([
    ['@ana-baila', ['ana-baila']],
    ['Con @Ana_Baila y @bea2: ¡qué noche!', ['ana_baila', 'bea2']],
    ['(@ana), «@bea», ¿@carla?', ['ana', 'bea', 'carla']],
    ['Gracias, @ana.', ['ana']],
    ['Gracias, @ana... Y @bea', ['ana', 'bea']],
    ['primero\n@ana\n@bea', ['ana', 'bea']],
    ['@ana/@bea, #danza@carla', ['ana', 'bea', 'carla']],
    ['@ana\u200bbea ❤️@carla', ['ana', 'carla']],
    [`@${'a'.repeat(limits.profileUrlMax)}`, ['a'.repeat(limits.profileUrlMax)]],
  ])('%j', (text, expected) => {
    expect(listMentioned(text)).toEqual(expected)
  })

  test.each([
    'ana@correo.example',
    'ñ@correo',
    'a_@correo',
    '@ab',
    `@${'a'.repeat(limits.profileUrlMax + 1)}`,
    '@año',
    '@ana.pech',
    '@ana@otra.example',
    '@@ana',
    'https://video.example/@ana-baila',
    'www.video.example/?de=@ana',
    'HTTPS://video.example/(@ana)',
    'perfil/@ana',
    '@ ana',
    '',
  ])('nobody is mentioned in %j', (text) => {
    expect(listMentioned(text)).toEqual([])
  })

  test('each person counts once, and no more than ten are notified', () => {
    const names = Array.from({ length: limits.mentionsMax + 2 }, (_, n) => `persona-${n}`)
    const text = ['@persona-0', '@PERSONA-0', ...names.map((name) => `@${name}`)].join(' ')
    expect(findEntities(text)).toHaveLength(names.length + 2)
    expect(listMentioned(text)).toEqual(names.slice(0, limits.mentionsMax))
  })
})

test('positions are those in the text, also after a web address and an emoji', () => {
  const text = '🎉 https://a.example/#no #sí, hola @ana'
  expect(findWritten(text)).toEqual(['https://a.example/#no', '#sí', '@ana'])
})

test('a very long text takes no longer than its length', () => {
  // If the time grew with the square of the length, this would exceed the time of a test.
  const text = [
    '#1'.repeat(100_000),
    '#'.repeat(200_000),
    `#${'1'.repeat(200_000)}`,
    '@a'.repeat(100_000),
    'www.'.repeat(100_000),
    'http://'.repeat(100_000),
    `https://a.example/${'('.repeat(100_000)}${')'.repeat(200_000)}`,
    `https://a.example/${'.'.repeat(200_000)}`,
    '@'.repeat(200_000),
  ]
  for (const part of text) expect(listHashtags(part)).toEqual([])
})
