/** What counts as an e-mail address, for both sides of the wire. */
import { limits } from './limits.ts'

/**
 * The HTML standard's pattern (decision 10); a domain of one name is one, as `ana@localhost`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether a text is one, spaces around it aside. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= limits.emailMax && emailPattern.test(email)
}
