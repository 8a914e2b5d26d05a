import { describe, expect, test } from 'vitest'
import { truncatePostText, linkify } from './post-text.ts'

describe('P-posts-20: long text folded', () => {
  test('by its length, by its number of lines, or not at all', () => {
    expect(truncatePostText('corto')).toBe('corto')
    expect(truncatePostText('x'.repeat(601))).toBe(`${'x'.repeat(599)}…`)
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `${n}`).join('\n')
    expect(truncatePostText(lines(14))).toBe(lines(14))
    expect(truncatePostText(lines(15))).toBe(`${lines(12)}…`)
    expect(truncatePostText('Sí.\n'.repeat(15))).toBe(`${'Sí.\n'.repeat(11)}Sí…`)
    expect(truncatePostText(`a${'\n'.repeat(500)}b`)).toBe('a…')
  })

  test('an emoji is never split', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(truncatePostText(family.repeat(300))).toBe(`${family.repeat(85)}…`)
  })
})

describe('addresses in a text', () => {
  test('are links, without the punctuation after them', () => {
    expect(linkify('Ve a https://brilla.example/a.', 'Ve a https://brilla.example/a.')).toEqual([
      { text: 'Ve a ' },
      { text: 'https://brilla.example/a', href: 'https://brilla.example/a' },
      { text: '.' },
    ])
  })

  test('in the notations that people use', () => {
    expect(linkify('WWW.brilla.example/a', 'WWW.brilla.example/a')).toContainEqual({
      text: 'WWW.brilla.example/a',
      href: 'https://WWW.brilla.example/a',
    })
  })

  test('a truncated link leads to the full URL', () => {
    const link = `https://brilla.example/${'a'.repeat(700)}`
    const text = `https://brilla.example/b ${link}`
    const links = linkify(truncatePostText(text), text).flatMap(({ href }) => href ?? [])
    expect(links).toEqual(['https://brilla.example/b', link])
  })

  test('other links are not videos', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'http://', 'brilla.example'])
      expect(linkify(text, text)).toEqual([{ text }])
  })
})

describe('P-posts-31: mentions', () => {
  test('lead to the profile, among links', () => {
    const text = 'Con @Ana-Pech, ve a www.brilla.example/@luz y escribe a luz@brilla.example'
    expect(linkify(text, text)).toEqual([
      { text: 'Con ' },
      { text: '@Ana-Pech', to: '/profile/ana-pech' },
      { text: ', ve a ' },
      { text: 'www.brilla.example/@luz', href: 'https://www.brilla.example/@luz' },
      { text: ' y escribe a luz@brilla.example' },
    ])
  })

  test('a truncated one leads to the person whom the complete text mentions', () => {
    expect(linkify('Con @ana…', 'Con @ana-pech y otros')).toEqual([
      { text: 'Con ' },
      { text: '@ana…', to: '/profile/ana-pech' },
    ])
  })
})

test('P-posts-26: hashtags lead to the posts with them, a truncated one to those with the complete one', () => {
  const text = 'Con @ana-pech en #Mérida, www.brilla.example/#no'
  expect(linkify('Con @ana-pech en #Mér…', text).at(-1)).toEqual({
    text: '#Mér…',
    to: '/explorar?q=%23M%C3%A9rida',
  })
  expect(linkify(text, text).map(({ to }) => to)).toEqual([
    undefined,
    '/profile/ana-pech',
    undefined,
    '/explorar?q=%23M%C3%A9rida',
    undefined,
    undefined,
  ])
})
