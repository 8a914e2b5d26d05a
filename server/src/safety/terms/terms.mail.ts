import type { MailTexts } from '../../platform/mail-layout.ts'

/** Announces a new version of the terms, privacy notice and cookie policy (P-legal-4). */
export const newTermsMail: MailTexts = {
  es: {
    subject: 'Los términos de {brand} cambian el {date}',
    heading: 'Hola, {name}',
    paragraphs: [
      'El {date} entra en vigor una nueva versión de los términos de uso y los avisos de privacidad y cookies de {brand}. Esto cambia:',
      '{summary}',
      'Hasta ese día se aplica la versión que aceptaste. La primera vez que entres a partir de entonces te pediremos que aceptes la nueva. Si no estás de acuerdo, puedes descargar tus datos y cancelar tu cuenta en Configuración.',
    ],
    action: 'Leer los términos',
    footer: 'Recibes este correo porque tienes una cuenta de {brand}. Estos avisos no se pueden desactivar.',
  },
  en: {
    subject: 'The {brand} terms change on {date}',
    heading: 'Hello, {name}',
    paragraphs: [
      'On {date} a new version of the {brand} terms of use, privacy notice and cookie policy takes effect. This is what changes:',
      '{summary}',
      'Until then, the version you accepted applies. The first time you come back from that day on, we will ask you to accept the new one. If you do not agree, you can download your data and cancel your account in Settings.',
    ],
    action: 'Read the terms',
    footer:
      "You are receiving this email because you have a {brand} account. You can't unsubscribe from these notices.",
  },
}
