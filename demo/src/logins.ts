/** How to log in to the accounts of the demonstration data. */

/** The password of every account of the demonstration data. */
export const demoPassword = 'brilla de prueba'

/** The accounts whose logins are printed at the start, by their keys in the cast. */
export const printedAccounts = { talent: 'ana', agency: 'casting-luz', moderator: 'moderador' }

/** The e-mail of an account of the demonstration data. */
export function getEmail(key: string): string {
  return `${key}@brilla.example`
}
