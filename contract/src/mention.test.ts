import { describe, expect, test } from 'vitest'
import { limits } from './limits.ts'
import { findMentions, listMentioned } from './mention.ts'

const found = (text: string) => findMentions(text).map(({ profileUrl }) => profileUrl)

describe('P-notifications-8: mentions in a text', () => {
  test.each([
    ['@ana-baila', ['ana-baila']],
    ['Con @Ana_Baila y @bea2: ¡qué noche!', ['ana_baila', 'bea2']],
    ['(@ana), «@bea», ¿@carla?', ['ana', 'bea', 'carla']],
    ['Gracias, @ana.', ['ana']],
    ['Gracias, @ana... Y @bea', ['ana', 'bea']],
    ['primero\n@ana\n@bea', ['ana', 'bea']],
    [`@${'a'.repeat(limits.profileUrlMax)}`, ['a'.repeat(limits.profileUrlMax)]],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
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
    expect(found(text)).toEqual([])
  })

  test('the position of a mention is that in the text, also after a web address and an emoji', () => {
    const text = '🎉 https://a.example/@no @ana, hola'
    const [mention] = findMentions(text)
    expect(text.slice(mention?.start, mention?.end)).toBe('@ana')
  })

  test('a very long text without a mention takes no longer than its length', () => {
    // If the time grew with the square of the length, this would exceed the time of a test.
    const text = '@a'.repeat(250_000) + 'www.'.repeat(100_000) + '@'.repeat(500_000)
    expect(found(text)).toEqual([])
  })

  test('each person counts once, and no more than ten are notified', () => {
    const names = Array.from({ length: limits.mentionsMax + 2 }, (_, n) => `persona-${n}`)
    const text = ['@persona-0', '@PERSONA-0', ...names.map((name) => `@${name}`)].join(' ')
    expect(findMentions(text)).toHaveLength(names.length + 2)
    expect(listMentioned(text)).toEqual(names.slice(0, limits.mentionsMax))
  })
})
