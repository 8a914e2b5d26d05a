import type { MailTexts } from '../platform/mail-layout.ts'

/** The mail that a registration waits for. */
export const confirmationMail: MailTexts = {
  es: {
    subject: 'Confirma tu correo y brilla',
    heading: 'Hola, {name}',
    paragraphs: [
      'Falta un paso para entrar en {brand}: confirma que este correo es tuyo.',
      'El enlace sirve una vez y durante 48 horas.',
    ],
    action: 'Confirmar mi correo',
    footer: 'Si no te has registrado, no hagas nada: sin tu confirmación la cuenta no se activa.',
  },
  en: {
    subject: 'Confirm your e-mail and shine',
    heading: 'Hello, {name}',
    paragraphs: [
      'One step is left before you enter {brand}: confirm that this e-mail is yours.',
      'The link works once, for 48 hours.',
    ],
    action: 'Confirm my e-mail',
    footer: 'If you did not register, do nothing: without your confirmation the account stays inactive.',
  },
}
