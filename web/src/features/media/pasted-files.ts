import type { ClipboardEvent } from 'react'

/**
 * Takes the files of a paste, unless it is text. Word processors and spreadsheets add a picture of the copied text, and file
 * managers the names of the copied files.
 */
export function takePastedFiles(
  event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>,
  take: (files: File[]) => void,
): void {
  const { files, types } = event.clipboardData
  const isText = types.includes('text/plain') && types.includes('text/html')
  if (isText || files.length === 0) return
  event.preventDefault()
  take([...files])
}
