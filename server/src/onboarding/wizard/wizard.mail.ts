import type { MailTexts } from '../../platform/mail-layout.ts'

/** Invitation to a stranger. Contains nothing written by the inviter except the sanitized name. */
export const invitationMail: MailTexts = {
  es: {
    subject: '{name} te invita a {brand}',
    heading: 'Te esperan en {brand}',
    paragraphs: [
      '{name} ya muestra su talento en {brand} y te invita a mostrar el tuyo.',
      '{brand} es el lugar donde músicos, bailarines, cineastas, escritores y muchos más muestran lo que hacen y donde las agencias los descubren.',
    ],
    action: 'Crear mi cuenta',
    footer: 'Esta es la única invitación que te enviaremos. No guardamos tu dirección.',
  },
  en: {
    subject: '{name} invites you to {brand}',
    heading: "You're invited to {brand}",
    paragraphs: [
      '{name} already shows their talent on {brand} and invites you to show yours.',
      '{brand} is where musicians, dancers, filmmakers, writers and many others show what they do and where agencies discover them.',
    ],
    action: 'Create my account',
    footer: 'This is the only invitation we will send you. We do not store your address.',
  },
}
