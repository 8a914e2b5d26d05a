import type { MailTexts } from '../../platform/mail-layout.ts'

/** Confirms a cancellation and explains how to undo it. */
export const deactivatedMail: MailTexts = {
  es: {
    subject: 'Cancelaste tu cuenta',
    heading: 'Hasta pronto, {name}',
    paragraphs: [
      'Tu cuenta de {brand} está cancelada: ya nadie puede ver tu perfil, tus publicaciones ni tus comentarios.',
      'Si cambias de opinión, inicia sesión en las próximas cuatro semanas y recuperarás todo. Después borraremos tu cuenta para siempre, con tus fotos y archivos.',
    ],
    action: 'Volver a {brand}',
    footer: 'Si no fuiste tú, inicia sesión lo antes posible y cambia tu contraseña.',
  },
  en: {
    subject: 'You canceled your account',
    heading: 'See you soon, {name}',
    paragraphs: [
      'Your {brand} account is canceled: nobody can see your profile, your posts or your comments anymore.',
      'If you change your mind, log in within four weeks to restore everything. After that, we permanently delete your account with its photos and files.',
    ],
    action: 'Return to {brand}',
    footer: "If this wasn't you, log in as soon as possible and change your password.",
  },
}

/** Sent when a login restores a deactivated account. */
export const welcomeBackMail: MailTexts = {
  es: {
    subject: 'Tu cuenta está de vuelta',
    heading: 'Qué bueno verte, {name}',
    paragraphs: [
      'Iniciaste sesión a tiempo y recuperaste tu cuenta de {brand} tal como estaba. Ya no se borrará.',
    ],
    action: 'Ir a {brand}',
    footer: 'Si no fuiste tú, cambia tu contraseña lo antes posible.',
  },
  en: {
    subject: 'Your account is back',
    heading: 'Good to see you, {name}',
    paragraphs: [
      "You logged in before the deadline, so your {brand} account is restored and won't be deleted.",
    ],
    action: 'Go to {brand}',
    footer: "If this wasn't you, change your password as soon as possible.",
  },
}
