import type { MailTexts } from '../../platform/mail-layout.ts'

/** The link for setting a new password. */
export const recoveryMail: MailTexts = {
  es: {
    subject: 'Elige una contraseña nueva',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos una solicitud para cambiar la contraseña de tu cuenta de {brand}.',
      'Usa este enlace para elegir una nueva. Funciona una sola vez y vence en una hora.',
    ],
    action: 'Elegir contraseña',
    footer:
      'Si no lo solicitaste, ignora este mensaje: tu contraseña sigue siendo la misma. No lo reenvíes a nadie.',
  },
  en: {
    subject: 'Choose a new password',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received a request to change the password of your {brand} account.',
      'Use this link to choose a new one. It works once and expires in one hour.',
    ],
    action: 'Choose a password',
    footer:
      'If you did not request this, ignore this message: your password stays the same. Do not forward it to anyone.',
  },
}

/** Sent to the owner after every change of the password. */
export const passwordChangedMail: MailTexts = {
  es: {
    subject: 'Tu contraseña cambió',
    heading: 'Tu contraseña cambió, {name}',
    paragraphs: [
      'La contraseña de tu cuenta de {brand} acaba de cambiar y cerramos la sesión en tus demás dispositivos.',
      'Si iniciabas sesión con otro servicio, como Google o Facebook, a partir de ahora usa tu correo y tu contraseña.',
      'Si fuiste tú, no tienes que hacer nada.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'Your password has changed',
    heading: 'Your password has changed, {name}',
    paragraphs: [
      'The password of your {brand} account has just been changed, and we logged you out on all other devices.',
      'If you used to log in with another service, such as Google or Facebook, use your email and password from now on.',
      "If this was you, you don't need to do anything.",
    ],
    action: "It wasn't me: recover my account",
    footer: 'We let you know whenever something important changes in your account.',
  },
}
