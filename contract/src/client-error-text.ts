/** Removes personal data from the text of an error: the client does it before it reports, the server before it logs. */

/** In UTF-16 code units. */
export const clientErrorMaxLengths = { message: 500, stack: 4_000, name: 100 } as const

const emailPattern = /[^\s<>"'(),;:@/]+(?:@|%40)(?!https?:)[^\s<>"'(),;:@/]+\.[^\s<>"'(),;:@/]+/gi
const jwtPattern = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
/** The query and the fragment after a path or an address, and a query by itself. */
const queryPattern = /(\/[^\s?#"'()<>]*)[?#][^\s"'()<>]*|\?[\w-]+=[^\s"'()<>]*/g

/** Shortens the text to `max` and removes e-mail addresses, tokens, and the query and fragment of addresses. */
export const redactErrorText = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(jwtPattern, '[token]')
    .replace(queryPattern, (_, path: string | undefined) => path ?? '')
    .replace(emailPattern, '[email]')
    .slice(0, max)
