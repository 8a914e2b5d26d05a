/** How to log in to the demonstration world. */

/** The password of everybody in the demonstration world. */
export const demoPassword = 'brilla de prueba'

/** The accounts whose logins are printed at the start, by their keys in the cast. */
export const printedAccounts = { talent: 'ana', agency: 'casting-luz' }

/** The e-mail of somebody of the demonstration world. */
export function getEmail(key: string): string {
  return `${key}@brilla.example`
}
