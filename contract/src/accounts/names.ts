/** What names of people and agencies consist of (P-accounts-35), so that none claims more than it is, such as "Luz ✓". */

/** Letters and marks of any script, the joiners that some need, and the punctuation of names; one letter at least. */
export const isPersonName = (name: string): boolean =>
  /^[\u200c\u200d\p{L}\p{Mn}\p{Mc} '’.&,-]*$/u.test(name) && /\p{L}/u.test(name)

/** The same, and digits. */
export const isAgencyName = (name: string): boolean =>
  /^[\u200c\u200d\p{L}\p{Mn}\p{Mc}\p{Nd} '’.&,-]*$/u.test(name) && /[\p{L}\p{Nd}]/u.test(name)

/** A name that somebody else supplies, such as the provider of a login, without what no name has. */
export const cleanPersonName = (name: string): string =>
  name.replace(/[^\u200c\u200d\p{L}\p{Mn}\p{Mc} '’.&,-]+/gu, ' ').trim()
