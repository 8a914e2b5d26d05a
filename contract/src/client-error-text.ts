/** Removes personal data from the text of an error: the client does it before it reports, the server before it logs. */

/** In UTF-16 code units. */
export const clientErrorMaxLengths = { message: 500, stack: 4_000, name: 100 } as const

const emailPattern = /[^\s<>"'(),;:@]+@(?!https?:)[^\s<>"'(),;:@]+\.[^\s<>"'(),;:@]+/g
const jwtPattern = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
/** The query and the fragment after a path or an address. */
const queryPattern = /(\/[^\s?#"'()<>]*)[?#][^\s"'()<>]*/g

/** Shortens the text to `max` and removes e-mail addresses, tokens, and the query and fragment of addresses. */
export const redactErrorText = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(jwtPattern, '[token]')
    .replace(queryPattern, '$1')
    .replace(emailPattern, '[email]')
    .slice(0, max)
