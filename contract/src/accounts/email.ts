/** E-mail address validation, shared by server and web client. */
import { trimInvisible } from '../platform/text.ts'
import { limits } from '../platform/limits.ts'

const localPart = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const domainLabel = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/**
 * Whether the text matches the pattern of the HTML standard (P-accounts-4), which accepts single-label domains such as
 * `ana@localhost`. https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function matchesEmailPattern(text: string): boolean {
  const [local = '', domain = '', ...others] = text.split('@')
  return (
    others.length === 0 &&
    localPart.test(local) &&
    domain.split('.').every((label) => domainLabel.test(label))
  )
}

/** Whether the text, trimmed, is a valid e-mail address. */
export function isEmail(text: string): boolean {
  const email = trimInvisible(text)
  return email.length <= limits.emailMax && matchesEmailPattern(email)
}
