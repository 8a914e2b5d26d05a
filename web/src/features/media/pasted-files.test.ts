import { expect, test } from 'vitest'
import { takePastedFiles } from './pasted-files.ts'

const file = new File(['…'], 'image.png', { type: 'image/png' })
function paste(...types: string[]) {
  const taken: File[] = []
  const clipboardData = { types, files: [file] } as unknown as DataTransfer
  takePastedFiles({ clipboardData, preventDefault: () => undefined }, (files) => taken.push(...files))
  return taken
}

test('P-messages-21: text that is copied from a document is pasted as text, without its picture', () => {
  expect(paste('text/plain', 'text/html', 'text/rtf', 'Files')).toEqual([])
  expect(paste('text/html', 'Files'), 'an image of a web page').toEqual([file])
  expect(paste('text/plain', 'Files'), 'a file with its name').toEqual([file])
})
