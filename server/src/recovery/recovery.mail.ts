import type { MailTexts } from '../platform/mail-layout.ts'

export const recoveryMail: MailTexts = {
  es: {
    subject: 'Elige una contraseña nueva',
    heading: 'Hola, {name}',
    paragraphs: [
      'Alguien, esperamos que tú, pidió entrar en tu cuenta de {brand} sin la contraseña.',
      'Este enlace te lleva a elegir una nueva. Sirve una vez y durante una hora.',
    ],
    action: 'Elegir contraseña',
    footer: 'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma. No reenvíes este mensaje.',
  },
  en: {
    subject: 'Choose a new password',
    heading: 'Hello, {name}',
    paragraphs: [
      'Someone, we hope you, asked to enter your {brand} account without the password.',
      'This link takes you to choose a new one. It works once, for one hour.',
    ],
    action: 'Choose a password',
    footer:
      'If you did not ask for it, do nothing: your password is still the same. Do not forward this message.',
  },
}

export const passwordChangedMail: MailTexts = {
  es: {
    subject: 'Tu contraseña cambió',
    heading: 'Tu contraseña es otra, {name}',
    paragraphs: [
      'La contraseña de tu cuenta de {brand} acaba de cambiar, y se cerró la sesión en todos los demás lugares.',
      'Si entrabas con otro servicio, como Google o Facebook, desde ahora entras con tu correo y tu contraseña.',
      'Si fuiste tú, no tienes que hacer nada.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te escribimos siempre que algo importante cambia en tu cuenta.',
  },
  en: {
    subject: 'Your password has changed',
    heading: 'Your password is a new one, {name}',
    paragraphs: [
      'The password of your {brand} account has just changed, and you were logged out everywhere else.',
      'If you used to log in through another service, such as Google or Facebook, use your e-mail and password from now on.',
      'If it was you, there is nothing to do.',
    ],
    action: 'It was not me: recover my account',
    footer: 'We write to you whenever something important changes in your account.',
  },
}
