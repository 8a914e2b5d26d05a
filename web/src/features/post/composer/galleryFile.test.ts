import { expect, test } from 'vitest'
import { checkGalleryFile } from './galleryFile.ts'

const check = (name: string, size = 2_048) => checkGalleryFile({ name, size })

test('P-media-14: "extensions gif, jpg, jpeg, png"', () => {
  for (const name of ['a.gif', 'a.JPG', 'a b.jpeg', 'á.é.png']) expect(check(name)).toBeNull()
  for (const name of ['a.webp', 'a.pdf', 'png', 'a.png.zip']) expect(check(name)).toBe('extension')
})

test('"maximum 10485760 bytes; minimum 1024 bytes"', () => {
  expect(check('a.png', 1_023)).toBe('small')
  expect(check('a.png', 1_024)).toBeNull()
  expect(check('a.png', 10_485_760)).toBeNull()
  expect(check('a.png', 10_485_761)).toBe('large')
})

test('"system files (Thumbs.db, desktop.ini, dotfiles) and .php, .html, .js files are rejected"', () => {
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', '.a.png', 'a.php', 'a.png.HTML', 'a.js'])
    expect(check(name)).toBe('system')
})
