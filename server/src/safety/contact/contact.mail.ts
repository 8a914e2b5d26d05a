import type { MailTexts } from '../../platform/mail-layout.ts'

/** Receipt of a question of an account. */
export const questionReceivedMail: MailTexts = {
  es: {
    subject: 'Recibimos tu mensaje {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos tu mensaje ({type}) con el número {number}. Una persona de nuestro equipo lo leerá y te responderá a este correo.',
    ],
    action: 'Ver mi mensaje',
    footer: 'Guarda este correo: con el enlace puedes ver en qué va tu mensaje.',
  },
  en: {
    subject: 'We received your message {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received your message ({type}) with the number {number}. Someone on our team will read it and reply to this address.',
    ],
    action: 'See my message',
    footer: 'Keep this email: its link shows you the status of your message.',
  },
}

/** The same to an address that was only typed: not even the name is in it, which can be a message to a stranger. */
export const guestQuestionReceivedMail: MailTexts = {
  es: {
    ...questionReceivedMail.es,
    heading: 'Hola',
    footer: 'Si no escribiste a {brand}, ignora este correo: alguien tecleó tu dirección.',
  },
  en: {
    ...questionReceivedMail.en,
    heading: 'Hello',
    footer: 'If you did not write to {brand}, ignore this email: someone typed your address.',
  },
}

/** Receipt of a privacy request of an account, with both deadlines (P-contact-3). */
export const privacyReceivedMail: MailTexts = {
  es: {
    subject: 'Recibimos tu solicitud {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos tu solicitud ({type}) con el número {number}.',
      'Te responderemos a más tardar el {answerBy}. Si procede, la llevaremos a cabo en los 15 días hábiles siguientes a la respuesta: a más tardar el {executeBy}.',
    ],
    action: 'Ver mi solicitud',
    footer: 'Guarda este correo: con el enlace puedes ver en qué va tu solicitud.',
  },
  en: {
    subject: 'We received your request {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received your request ({type}) with the number {number}.',
      'We will answer by {answerBy}. If it is granted, we will carry it out within 15 business days of our answer: by {executeBy}.',
    ],
    action: 'See my request',
    footer: 'Keep this email: its link shows you the status of your request.',
  },
}

/** The same to an address that was only typed: it has to be proven first (P-contact-4). */
export const guestPrivacyReceivedMail: MailTexts = {
  es: {
    ...privacyReceivedMail.es,
    heading: 'Hola',
    subject: 'Confirma tu solicitud {number}',
    paragraphs: [
      'Recibimos una solicitud ({type}) con el número {number} y este correo.',
      'Abre el enlace y confirma que la solicitud es tuya. Sin eso no podemos concederla.',
      ...privacyReceivedMail.es.paragraphs.slice(1),
    ],
    action: 'Confirmar mi solicitud',
    footer: 'Si no enviaste esta solicitud, ignora este correo.',
  },
  en: {
    ...privacyReceivedMail.en,
    heading: 'Hello',
    subject: 'Confirm your request {number}',
    paragraphs: [
      'We received a request ({type}) with the number {number} and this email.',
      'Open the link and confirm that the request is yours. Without that we cannot grant it.',
      ...privacyReceivedMail.en.paragraphs.slice(1),
    ],
    action: 'Confirm my request',
    footer: 'If you did not send this request, ignore this email.',
  },
}
