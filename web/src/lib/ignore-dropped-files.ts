/** Keeps a file that is dropped next to a field from replacing the page, and with it what was typed (P-design-15). */
export function ignoreDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      const { dataTransfer, defaultPrevented, target } = event
      const isTaken = defaultPrevented || (target as Element).closest?.('input[type=file]')
      if (isTaken || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    })
}
