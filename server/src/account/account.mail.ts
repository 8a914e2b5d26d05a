import type { MailTexts } from '../platform/mail-layout.ts'

/** Sent after registration, with the confirmation link. */
export const confirmationMail: MailTexts = {
  es: {
    subject: 'Confirma tu correo y brilla',
    heading: 'Hola, {name}',
    paragraphs: [
      'Solo falta un paso para empezar en {brand}: confirma que este correo es tuyo.',
      'El enlace funciona una sola vez y vence en 48 horas.',
    ],
    action: 'Confirmar mi correo',
    footer: 'Si no te registraste, ignora este mensaje: sin tu confirmación la cuenta no se activa.',
  },
  en: {
    subject: 'Confirm your email for {brand}',
    heading: 'Hello, {name}',
    paragraphs: [
      'One last step to get started on {brand}: confirm that this email address is yours.',
      'The link works once and expires after 48 hours.',
    ],
    action: 'Confirm my email',
    footer: 'If you did not sign up, ignore this message: the account stays inactive until you confirm it.',
  },
}
