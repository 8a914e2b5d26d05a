/** How to log in to the accounts of the demonstration data. */

/** The password of every account of the demonstration data. */
export const demoPassword = 'brilla de prueba'

/** The accounts whose logins are printed at the start, by their keys. */
export const printedAccounts = { talent: 'ana', agency: 'casting-luz', moderator: 'moderador' }

/** The email of an account of the demonstration data. */
export function getEmail(key: string): string {
  return `${key}@brilla.example`
}
