import { layOutMail } from '../core/mail-layout.ts'
import type { Mail } from '../core/mail.ts'

interface Addressee {
  email: string
  first_name: string
  language: string
}

const texts = {
  es: {
    subject: 'Confirma tu correo y brilla',
    heading: (name: string) => `Hola, ${name}`,
    paragraphs: [
      'Falta un paso para entrar en Brilla: confirma que este correo es tuyo.',
      'El enlace sirve una vez y durante 48 horas.',
    ],
    action: 'Confirmar mi correo',
    footer: 'Si no te has registrado, no hagas nada: sin tu confirmación la cuenta no se activa.',
  },
  en: {
    subject: 'Confirm your e-mail and shine',
    heading: (name: string) => `Hello, ${name}`,
    paragraphs: [
      'One step is left before you enter Brilla: confirm that this e-mail is yours.',
      'The link works once, for 48 hours.',
    ],
    action: 'Confirm my e-mail',
    footer: 'If you did not register, do nothing: without your confirmation the account stays inactive.',
  },
}

/** The mail that a registration waits for. */
export function confirmationMail({ email, first_name, language }: Addressee, link: string): Mail {
  const text = language === 'en' ? texts.en : texts.es
  return layOutMail({
    to: email,
    language,
    subject: text.subject,
    heading: text.heading(first_name),
    paragraphs: text.paragraphs,
    action: { label: text.action, url: link },
    footer: text.footer,
  })
}
