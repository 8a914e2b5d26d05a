/** Whether the text looks like a phone number: 6 to 15 digits with common separators. */
export function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(typed) && digits >= 6 && digits <= 15
}

/** Masks an e-mail so that only its owner recognizes it: `a•••@gente.example`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••')
}
