/** E-mail address validation, shared by server and web client. */
import { trimInvisible } from './text.ts'
import { limits } from './limits.ts'

/**
 * The pattern of the HTML standard (P-accounts-4). It accepts single-label domains such as `ana@localhost`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailPattern =
  // oxlint-disable-next-line regular-expressions/linear -- too large to be decided: labels end at 63 characters, addresses at 254.
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether the text, trimmed, is a valid e-mail address. */
export function isEmail(text: string): boolean {
  const email = trimInvisible(text)
  return email.length <= limits.emailMax && emailPattern.test(email)
}
