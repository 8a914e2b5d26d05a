import { expect, test } from 'vitest'
import { photoRules } from './photo-rules.ts'

function check(name: string, type = 'image/jpeg', size = 2_048) {
  const file = new File([], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return photoRules.check(file)
}

test('P-media-17: any image is accepted, HEIC also without a content type', () => {
  for (const [name, type] of [
    ['a.jpg', 'image/jpeg'],
    ['a b.png', 'image/png'],
    ['á.é.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.HEIC', 'image/heic'],
    ['a.HEIC', ''],
  ])
    expect(check(name!, type)).toBeNull()
  for (const [name, type] of [
    ['a.pdf', 'application/pdf'],
    ['a.jpg', ''],
    ['heic', ''],
  ])
    expect(check(name!, type)).toBe('kind')
})

test('P-media-14: a photo has 1 KB to 40 MB before it is compressed', () => {
  expect(check('a.png', 'image/png', 1_023)).toBe('small')
  expect(check('a.png', 'image/png', 1_024)).toBeNull()
  expect(check('a.png', 'image/png', 41_943_040)).toBeNull()
  expect(check('a.png', 'image/png', 41_943_041)).toBe('large')
})

test('P-media-14: system files (Thumbs.db, desktop.ini, dotfiles) and .php, .html, .js files are refused', () => {
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', '.a.png', 'a.php', 'a.png.HTML', 'a.js'])
    expect(check(name)).toBe('system')
})
