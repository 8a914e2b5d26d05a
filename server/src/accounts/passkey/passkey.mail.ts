import type { MailTexts } from '../../platform/mail-layout.ts'

/** Sent to the owner when a passkey is added. */
export const passkeyAddedMail: MailTexts = {
  es: {
    subject: 'Agregaste una llave de acceso',
    heading: 'Hola, {name}',
    paragraphs: [
      'Tu cuenta de {brand} tiene una llave de acceso nueva. Con ella se inicia sesión sin contraseña ni código.',
      'Si no fuiste tú, quítala y cambia tu contraseña: así se cierran las demás sesiones.',
    ],
    action: 'Ver mis llaves de acceso',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'You added a passkey',
    heading: 'Hello, {name}',
    paragraphs: [
      'Your {brand} account has a new passkey. It logs in without a password or a code.',
      "If this wasn't you, remove it and change your password: that ends all other sessions.",
    ],
    action: 'See my passkeys',
    footer: 'We let you know whenever something important changes in your account.',
  },
}

/** Sent to the owner when a passkey is removed. */
export const passkeyRemovedMail: MailTexts = {
  es: {
    subject: 'Quitaste una llave de acceso',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una llave de acceso de tu cuenta de {brand} se quitó y ya no sirve para iniciar sesión.',
      'Si no fuiste tú, cambia tu contraseña: así se cierran las demás sesiones.',
    ],
    action: 'Ver mis llaves de acceso',
    footer: 'Te avisamos siempre que cambia algo importante en tu cuenta.',
  },
  en: {
    subject: 'You removed a passkey',
    heading: 'Hello, {name}',
    paragraphs: [
      'A passkey was removed from your {brand} account and no longer logs in.',
      "If this wasn't you, change your password: that ends all other sessions.",
    ],
    action: 'See my passkeys',
    footer: 'We let you know whenever something important changes in your account.',
  },
}
