import { expect, test } from 'vitest'
import { getPastedFiles } from './pasted-files.ts'

const file = new File(['…'], 'image.png', { type: 'image/png' })
const paste = (...types: string[]) =>
  getPastedFiles({ types, files: [file] as unknown as DataTransfer['files'] })

test('P-messages-21: text that is copied from a document is pasted as text, without its picture', () => {
  expect(paste('text/plain', 'text/html', 'text/rtf', 'Files')).toEqual([])
  expect(paste('text/html', 'Files'), 'an image of a web page').toEqual([file])
  expect(paste('text/plain', 'Files'), 'a file with its name').toEqual([file])
})
