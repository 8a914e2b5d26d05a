import type { MailTexts } from '../platform/mail-layout.ts'

/** To a stranger: nothing in it but the name is the inviter's. */
export const invitationMail: MailTexts = {
  es: {
    subject: '{name} te invita a {brand}',
    heading: 'Te esperan en {brand}',
    paragraphs: [
      '{name} ya muestra su talento en {brand} y quiere que tú también lo hagas.',
      '{brand} es donde músicos, bailarines, cineastas, escritores y muchos más enseñan lo que hacen, y las agencias los descubren.',
    ],
    action: 'Crear mi cuenta',
    footer: 'Esta invitación es la única que te enviaremos. No guardamos tu dirección.',
  },
  en: {
    subject: '{name} invites you to {brand}',
    heading: 'You are invited to {brand}',
    paragraphs: [
      '{name} already shows their talent on {brand} and would like you to do the same.',
      '{brand} is where musicians, dancers, film makers, writers and many more show what they do, and agencies discover them.',
    ],
    action: 'Create my account',
    footer: 'This is the only invitation we will ever send you. We do not keep your address.',
  },
}
