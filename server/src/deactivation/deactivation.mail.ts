import type { MailTexts } from '../platform/mail-layout.ts'

export const cancelledMail: MailTexts = {
  es: {
    subject: 'Cancelaste tu cuenta',
    heading: 'Hasta pronto, {name}',
    paragraphs: [
      'Tu cuenta de {brand} está cancelada: ya nadie ve tu perfil, tus publicaciones ni lo que comentaste.',
      'Durante cuatro semanas basta con entrar para que todo vuelva como estaba. Después lo borramos para siempre, con tus fotos y archivos.',
    ],
    action: 'Volver a {brand}',
    footer: 'Si no fuiste tú, entra cuanto antes y cambia tu contraseña.',
  },
  en: {
    subject: 'You cancelled your account',
    heading: 'See you soon, {name}',
    paragraphs: [
      'Your {brand} account is cancelled: nobody sees your profile, your posts or your comments any more.',
      'For four weeks, logging in is all it takes to have everything back as it was. After that we delete it for good, with your photos and files.',
    ],
    action: 'Return to {brand}',
    footer: 'If it was not you, log in as soon as you can and change your password.',
  },
}

export const welcomeBackMail: MailTexts = {
  es: {
    subject: 'Tu cuenta está de vuelta',
    heading: 'Qué bueno verte, {name}',
    paragraphs: ['Entraste a tiempo y tu cuenta de {brand} volvió como estaba. Ya no se borrará.'],
    action: 'Ir a {brand}',
    footer: 'Si no fuiste tú, cambia tu contraseña cuanto antes.',
  },
  en: {
    subject: 'Your account is back',
    heading: 'Good to see you, {name}',
    paragraphs: [
      'You logged in in time, and your {brand} account is back as it was. It will not be deleted.',
    ],
    action: 'Go to {brand}',
    footer: 'If it was not you, change your password as soon as you can.',
  },
}
