/** Whether an e-mail address is at the domain of a website (P-verification-1). */

/** Domains at which anybody gets an address; of names that end with a dot, with any country or top-level domain. */
const freeMailDomains = [
  'gmail.',
  'googlemail.',
  'hotmail.',
  'outlook.',
  'live.',
  'msn.com',
  'yahoo.',
  'ymail.com',
  'rocketmail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.',
  'proton.me',
  'protonmail.',
  'pm.me',
  'gmx.',
  'mail.com',
  'email.com',
  'web.de',
  'zoho.',
  'zohomail.',
  'yandex.',
  'mail.ru',
  'tutanota.',
  'tuta.',
  'fastmail.',
  'hey.com',
  'qq.com',
  '163.com',
  'naver.com',
  'orange.fr',
  'free.fr',
  'libero.it',
  'uol.com.br',
  'bol.com.br',
  'terra.com',
  'prodigy.net.mx',
] as const

export type DomainError = 'free_mail_domain' | 'other_mail_domain'

/** What is wrong with an address as proof of a website; undefined when it is at the same domain, or one above or below it. */
export function findDomainError(email: string, web: string): DomainError | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (freeMailDomains.some((free) => (free.endsWith('.') ? domain.startsWith(free) : domain === free)))
    return 'free_mail_domain'
  const host = new URL(web).hostname.replace(/^www\./, '')
  const isSame = domain === host || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
  return isSame ? undefined : 'other_mail_domain'
}
