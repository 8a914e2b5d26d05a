import type { Language } from '@brilla/contract/platform/errors'
import type { MailTexts } from '../../platform/mail-layout.ts'

/** A login from a browser that the account has not used before. */
export const newBrowserMail: MailTexts = {
  es: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    heading: 'Hola, {name}',
    paragraphs: [
      'Alguien inició sesión en tu cuenta de {brand} desde un navegador que no habías usado antes.',
      'Navegador y sistema: {device}. Fecha y hora: {time}.',
      'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña.',
    ],
    action: 'No fui yo: cerrar esa sesión',
    footer:
      'El enlace funciona una sola vez y sin iniciar sesión. No reenvíes este mensaje. Navegador, sistema y zona horaria son los que el navegador dice.',
  },
  en: {
    subject: 'New login to your account',
    heading: 'Hello, {name}',
    paragraphs: [
      "Someone logged in to your {brand} account from a browser you haven't used before.",
      'Browser and operating system: {device}. Date and time: {time}.',
      "If this was you, you don't need to do anything. If not, end that session and change your password.",
    ],
    action: "It wasn't me: end that session",
    footer:
      "The link works once, without logging in. Don't forward this message. Browser, operating system and time zone are as reported by the browser.",
  },
}

/** Stands for a browser that did not say what it is. */
export const unknownDevice: Record<Language, string> = { es: 'desconocidos', en: 'unknown' }
