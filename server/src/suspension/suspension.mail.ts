import type { MailTexts } from '../platform/mail-layout.ts'

/** Says that it happened; the reason itself stands behind the login, where nobody else reads along. */
export const suspendedMail: MailTexts = {
  es: {
    subject: 'Tu cuenta está suspendida',
    heading: 'Hola, {name}',
    paragraphs: [
      'Suspendimos tu cuenta de {brand}: de momento nadie ve tu perfil, tus publicaciones ni tus comentarios.',
      'Entra para leer el motivo. Ahí puedes apelar, llevarte una copia de tus datos o cancelar la cuenta.',
    ],
    action: 'Ver el motivo',
    footer: 'Una persona de nuestro equipo lee cada apelación.',
  },
  en: {
    subject: 'Your account is suspended',
    heading: 'Hello, {name}',
    paragraphs: [
      'We have suspended your {brand} account: for now nobody sees your profile, your posts or your comments.',
      'Log in to read why. There you can appeal, take a copy of your data along or cancel the account.',
    ],
    action: 'See the reason',
    footer: 'Someone on our team reads every appeal.',
  },
}

export const liftedMail: MailTexts = {
  es: {
    subject: 'Tu cuenta ya no está suspendida',
    heading: 'Bienvenida tu luz, {name}',
    paragraphs: [
      'Levantamos la suspensión de tu cuenta de {brand}. Tu perfil y todo lo que publicaste se ven otra vez como antes.',
    ],
    action: 'Entrar en {brand}',
    footer: 'Gracias por tu paciencia.',
  },
  en: {
    subject: 'Your account is no longer suspended',
    heading: 'Shine on, {name}',
    paragraphs: [
      'We have lifted the suspension of your {brand} account. Your profile and everything you posted can be seen as before.',
    ],
    action: 'Log in to {brand}',
    footer: 'Thank you for your patience.',
  },
}

export const appealedMail: MailTexts = {
  es: {
    subject: 'Recibimos tu apelación {number}',
    heading: 'La leeremos, {name}',
    paragraphs: [
      'Tu apelación llegó y tiene el número {number}. Una persona de nuestro equipo la leerá y te escribiremos a este correo.',
      'Hasta entonces tu cuenta sigue suspendida. No hace falta que la envíes otra vez.',
    ],
    action: 'Ver mi cuenta',
    footer: 'Si nos escribes por lo mismo, menciona el número {number}.',
  },
  en: {
    subject: 'We have your appeal {number}',
    heading: 'We will read it, {name}',
    paragraphs: [
      'Your appeal has arrived and has the number {number}. Someone on our team will read it, and we will write to this address.',
      'Until then your account stays suspended. There is no need to send it again.',
    ],
    action: 'See my account',
    footer: 'If you write to us about it, mention the number {number}.',
  },
}
