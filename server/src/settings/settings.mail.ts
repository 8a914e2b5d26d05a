import type { MailTexts } from '../platform/mail-layout.ts'

/** To the new address: the link that makes it count. */
export const emailLinkMail: MailTexts = {
  es: {
    subject: 'Confirma tu nuevo correo',
    heading: 'Hola, {name}',
    paragraphs: [
      'Pediste que esta sea la dirección de tu cuenta de {brand}. Confirma que es tuya.',
      'El enlace sirve una vez y durante 48 horas. Hasta entonces vale tu correo de siempre.',
    ],
    action: 'Confirmar mi nuevo correo',
    footer: 'Si no lo pediste, no hagas nada: esta dirección no se usará.',
  },
  en: {
    subject: 'Confirm your new e-mail',
    heading: 'Hello, {name}',
    paragraphs: [
      'You asked for this to be the address of your {brand} account. Confirm that it is yours.',
      'The link works once, for 48 hours. Until then you keep your current e-mail.',
    ],
    action: 'Confirm my new e-mail',
    footer: 'If you did not ask for it, do nothing: this address will not be used.',
  },
}

/** To the old address, while the new one waits. */
export const emailRequestedMail: MailTexts = {
  es: {
    subject: 'Se pidió cambiar tu correo',
    heading: 'Hola, {name}',
    paragraphs: [
      'En tu cuenta de {brand} se pidió cambiar el correo a {email}. El cambio vale cuando se confirme desde ese buzón.',
      'Si no fuiste tú, alguien más está usando tu cuenta. Recupérala con una contraseña nueva: eso anula el cambio y cierra las demás sesiones.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te escribimos siempre que algo importante cambia en tu cuenta.',
  },
  en: {
    subject: 'A change of your e-mail was asked for',
    heading: 'Hello, {name}',
    paragraphs: [
      'In your {brand} account a change of e-mail to {email} was asked for. It counts once it is confirmed from that mailbox.',
      'If it was not you, somebody else is using your account. Recover it with a new password: that undoes the change and ends all other sessions.',
    ],
    action: 'It was not me: recover my account',
    footer: 'We write to you whenever something important changes in your account.',
  },
}

/** To the old address, once it is no longer the account's. */
export const emailLeftMail: MailTexts = {
  es: {
    subject: 'El correo de tu cuenta cambió',
    heading: 'Tu correo es otro, {name}',
    paragraphs: [
      'Desde ahora tu cuenta de {brand} usa {email}. A esta dirección no volveremos a escribir.',
      'Si no fuiste tú, escríbenos cuanto antes.',
    ],
    action: 'No fui yo: escribir a {brand}',
    footer: 'Te escribimos siempre que algo importante cambia en tu cuenta.',
  },
  en: {
    subject: 'The e-mail of your account has changed',
    heading: 'Your e-mail is a new one, {name}',
    paragraphs: [
      'From now on your {brand} account uses {email}. We will not write to this address again.',
      'If it was not you, write to us as soon as you can.',
    ],
    action: 'It was not me: write to {brand}',
    footer: 'We write to you whenever something important changes in your account.',
  },
}

/** To the new address, once it counts. */
export const emailChangedMail: MailTexts = {
  es: {
    subject: 'Tu nuevo correo está confirmado',
    heading: 'Listo, {name}',
    paragraphs: ['Desde ahora entras en {brand} con esta dirección, y aquí te escribimos.'],
    action: 'Ver mis ajustes',
    footer: 'Te escribimos siempre que algo importante cambia en tu cuenta.',
  },
  en: {
    subject: 'Your new e-mail is confirmed',
    heading: 'Done, {name}',
    paragraphs: ['From now on you log in to {brand} with this address, and we write to you here.'],
    action: 'See my settings',
    footer: 'We write to you whenever something important changes in your account.',
  },
}
