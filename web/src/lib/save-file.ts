/** Saves a file as browsers save downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
