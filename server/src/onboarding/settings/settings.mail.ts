import type { MailTexts } from '../../platform/mail-layout.ts'

/** To the new address: the confirmation link. */
export const emailLinkMail: MailTexts = {
  es: {
    subject: 'Confirma tu nuevo correo',
    heading: 'Hola, {name}',
    paragraphs: [
      'Pediste usar esta dirección en tu cuenta de {brand}. Confirma que es tuya.',
      'El enlace funciona una sola vez y vence en 48 horas. Mientras no lo confirmes ahí, seguirás usando tu correo actual.',
    ],
    action: 'Confirmar mi nuevo correo',
    footer: 'Si no lo pediste, ignora este mensaje: esta dirección no se usará.',
  },
  en: {
    subject: 'Confirm your new email',
    heading: 'Hello, {name}',
    paragraphs: [
      'You asked to use this address for your {brand} account. Confirm that it is yours.',
      'The link works once and expires after 48 hours. Until you confirm there, you keep your current email.',
    ],
    action: 'Confirm my new email',
    footer: 'If you did not request this, ignore this message: this address will not be used.',
  },
}

/** To the current address, when a change is requested. */
export const emailRequestedMail: MailTexts = {
  es: {
    subject: 'Solicitud para cambiar tu correo',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos una solicitud para cambiar el correo de tu cuenta de {brand} a {email}. El cambio se hará cuando se confirme desde esa dirección.',
      'Si no fuiste tú, alguien más está usando tu cuenta. Recupérala con una contraseña nueva: así se cancela el cambio y se cierran las demás sesiones.',
    ],
    action: 'No fui yo: recuperar mi cuenta',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'Request to change your email',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received a request to change the email for your {brand} account to {email}. The change takes effect once it is confirmed from that address.',
      "If this wasn't you, someone else is using your account. Recover it with a new password: this cancels the change and ends all other sessions.",
    ],
    action: "It wasn't me: recover my account",
    footer: 'We let you know whenever something important changes in your account.',
  },
}

/** To the old address, after the change. */
export const emailLeftMail: MailTexts = {
  es: {
    subject: 'El correo de tu cuenta cambió',
    heading: 'Tu correo cambió, {name}',
    paragraphs: [
      'Tu cuenta de {brand} ahora usa {email}. Ya no te escribiremos a esta dirección.',
      'Si no fuiste tú, escríbenos lo antes posible.',
    ],
    action: 'No fui yo: escribir a {brand}',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'The email for your account has changed',
    heading: 'Your email has changed, {name}',
    paragraphs: [
      "Your {brand} account now uses {email}. We'll no longer write to this address.",
      "If this wasn't you, contact us as soon as possible.",
    ],
    action: "It wasn't me: contact {brand}",
    footer: 'We let you know whenever something important changes in your account.',
  },
}

/** To the new address, after the change. */
export const emailChangedMail: MailTexts = {
  es: {
    subject: 'Tu nuevo correo está confirmado',
    heading: 'Listo, {name}',
    paragraphs: [
      'A partir de ahora inicias sesión en {brand} con esta dirección, y aquí recibirás nuestros correos.',
    ],
    action: 'Ver mi configuración',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'Your new email is confirmed',
    heading: 'Done, {name}',
    paragraphs: ['From now on, use this address to log in to {brand}. Our emails will arrive here too.'],
    action: 'Go to my settings',
    footer: 'We let you know whenever something important changes in your account.',
  },
}
