/**
 * The files of a paste; none when it is text. Word processors and spreadsheets add a picture of the copied text, and file
 * managers the names of the copied files.
 */
export function getPastedFiles({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] {
  const isText = types.includes('text/plain') && types.includes('text/html')
  return isText ? [] : [...files]
}
