import type { Decision } from '@brilla/contract/moderation'
import type { MailTexts } from '../platform/mail-layout.ts'

const reporterFooter = {
  es: 'Gracias por ayudar a cuidar a quienes usan {brand}. Nadie sabrá que enviaste este reporte.',
  en: 'Thank you for helping to keep {brand} safe. Nobody will know that you sent this report.',
}

/** What a reporter is told of the outcome; by the decision. */
export const outcomeMails: Partial<Record<Decision, MailTexts>> = {
  dismiss: {
    es: {
      subject: 'Revisamos tu reporte {number}',
      heading: 'Hola, {name}',
      paragraphs: [
        'Una persona de nuestro equipo revisó lo que reportaste y no encontró que incumpla las normas de {brand}.',
      ],
      footer: reporterFooter.es,
    },
    en: {
      subject: 'We reviewed your report {number}',
      heading: 'Hello, {name}',
      paragraphs: [
        'Someone on our team reviewed what you reported and did not find that it breaks the rules of {brand}.',
      ],
      footer: reporterFooter.en,
    },
  },
  remove: {
    es: {
      subject: 'Revisamos tu reporte {number}',
      heading: 'Hola, {name}',
      paragraphs: ['Una persona de nuestro equipo revisó lo que reportaste y lo eliminó.'],
      footer: reporterFooter.es,
    },
    en: {
      subject: 'We reviewed your report {number}',
      heading: 'Hello, {name}',
      paragraphs: ['Someone on our team reviewed what you reported and removed it.'],
      footer: reporterFooter.en,
    },
  },
  suspend: {
    es: {
      subject: 'Revisamos tu reporte {number}',
      heading: 'Hola, {name}',
      paragraphs: ['Una persona de nuestro equipo revisó lo que reportaste y suspendió la cuenta.'],
      footer: reporterFooter.es,
    },
    en: {
      subject: 'We reviewed your report {number}',
      heading: 'Hello, {name}',
      paragraphs: ['Someone on our team reviewed what you reported and suspended the account.'],
      footer: reporterFooter.en,
    },
  },
}

/** Tells the author that a post was removed, and why. */
export const postRemovedMail: MailTexts = {
  es: {
    subject: 'Eliminamos una de tus publicaciones',
    heading: 'Hola, {name}',
    paragraphs: [
      'Eliminamos una de tus publicaciones porque incumple las normas de {brand}.',
      'Motivo: {reason}',
    ],
    footer: 'Si crees que es un error, escríbenos en {contact} y menciona el número {number}.',
  },
  en: {
    subject: 'We removed one of your posts',
    heading: 'Hello, {name}',
    paragraphs: ['We removed one of your posts because it breaks the rules of {brand}.', 'Reason: {reason}'],
    footer: 'If you think this is a mistake, write to us at {contact} and mention the number {number}.',
  },
}

/** Tells the author that a comment was removed, and why. */
export const commentRemovedMail: MailTexts = {
  es: {
    subject: 'Eliminamos uno de tus comentarios',
    heading: 'Hola, {name}',
    paragraphs: [
      'Eliminamos uno de tus comentarios porque incumple las normas de {brand}.',
      'Motivo: {reason}',
    ],
    footer: 'Si crees que es un error, escríbenos en {contact} y menciona el número {number}.',
  },
  en: {
    subject: 'We removed one of your comments',
    heading: 'Hello, {name}',
    paragraphs: [
      'We removed one of your comments because it breaks the rules of {brand}.',
      'Reason: {reason}',
    ],
    footer: 'If you think this is a mistake, write to us at {contact} and mention the number {number}.',
  },
}

/** Tells the sender that a message was removed, and why. */
export const messageRemovedMail: MailTexts = {
  es: {
    subject: 'Eliminamos uno de tus mensajes',
    heading: 'Hola, {name}',
    paragraphs: ['Eliminamos uno de tus mensajes porque incumple las normas de {brand}.', 'Motivo: {reason}'],
    footer: 'Si crees que es un error, escríbenos en {contact} y menciona el número {number}.',
  },
  en: {
    subject: 'We removed one of your messages',
    heading: 'Hello, {name}',
    paragraphs: [
      'We removed one of your messages because it breaks the rules of {brand}.',
      'Reason: {reason}',
    ],
    footer: 'If you think this is a mistake, write to us at {contact} and mention the number {number}.',
  },
}

/** Tells the owner of a suspended account that the appeal was refused, and why. */
export const appealRefusedMail: MailTexts = {
  es: {
    subject: 'Revisamos tu apelación {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una persona de nuestro equipo revisó tu apelación, y tu cuenta sigue suspendida.',
      'Motivo: {reason}',
    ],
    action: 'Ver mi cuenta',
    footer: 'Puedes descargar una copia de tus datos o cancelar la cuenta cuando quieras.',
  },
  en: {
    subject: 'We reviewed your appeal {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'Someone on our team reviewed your appeal, and your account stays suspended.',
      'Reason: {reason}',
    ],
    action: 'Go to my account',
    footer: 'You can download a copy of your data or cancel your account at any time.',
  },
}
