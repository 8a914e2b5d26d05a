const shownMax = 60

/**
 * A person's name as a mail may show it to a mailbox that nobody has proven to be that person's. Names are written
 * freely, so all that could carry a message goes: digits, addresses, punctuation. Null when nothing is left.
 */
export function nameForStrangers(fullName: string): string | null {
  const letters = fullName
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shown = letters
    .slice(0, shownMax)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return shown === '' ? null : shown
}

/** How a mailbox that is still to be proven is greeted. */
export function greetedAs(firstName: string, language: string): string {
  return nameForStrangers(firstName) ?? (language === 'en' ? 'artist' : 'artista')
}
