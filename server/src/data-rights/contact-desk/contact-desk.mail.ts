import type { MailTexts } from '../../platform/mail-layout.ts'

const footer = {
  es: 'Si nos escribes de nuevo sobre esto, menciona el número {number}.',
  en: 'If you write to us again about this, mention the number {number}.',
}

const refusedFooter = {
  es: 'Si no estás conforme, puedes acudir a la autoridad de protección de datos de tu país.',
  en: 'If you are not satisfied, you can contact the data protection authority of your country.',
}

export type ContactMail = 'answer' | 'grant' | 'refuse' | 'execute' | 'export'

/** What a sender is told at each step; the answer itself follows the paragraphs. */
export const contactMails: Record<ContactMail, MailTexts> = {
  answer: {
    es: {
      subject: 'Respuesta a tu mensaje {number}',
      heading: 'Hola, {name}',
      paragraphs: ['Esta es la respuesta a tu mensaje {number} ({type}):'],
      action: 'Ver mi mensaje',
      footer: footer.es,
    },
    en: {
      subject: 'Answer to your message {number}',
      heading: 'Hello, {name}',
      paragraphs: ['This is the answer to your message {number} ({type}):'],
      action: 'See my message',
      footer: footer.en,
    },
  },
  grant: {
    es: {
      subject: 'Tu solicitud {number} procede',
      heading: 'Hola, {name}',
      paragraphs: [
        'Tu solicitud {number} ({type}) procede. La llevaremos a cabo a más tardar el {executeBy}.',
      ],
      action: 'Ver mi solicitud',
      footer: footer.es,
    },
    en: {
      subject: 'Your request {number} is granted',
      heading: 'Hello, {name}',
      paragraphs: ['Your request {number} ({type}) is granted. We will carry it out by {executeBy}.'],
      action: 'See my request',
      footer: footer.en,
    },
  },
  refuse: {
    es: {
      subject: 'Respuesta a tu solicitud {number}',
      heading: 'Hola, {name}',
      paragraphs: ['Tu solicitud {number} ({type}) no procede por este motivo:'],
      action: 'Ver mi solicitud',
      footer: refusedFooter.es,
    },
    en: {
      subject: 'Answer to your request {number}',
      heading: 'Hello, {name}',
      paragraphs: ['Your request {number} ({type}) is not granted, for this reason:'],
      action: 'See my request',
      footer: refusedFooter.en,
    },
  },
  execute: {
    es: {
      subject: 'Llevamos a cabo tu solicitud {number}',
      heading: 'Hola, {name}',
      paragraphs: ['Llevamos a cabo tu solicitud {number} ({type}).'],
      action: 'Ver mi solicitud',
      footer: footer.es,
    },
    en: {
      subject: 'Your request {number} has been carried out',
      heading: 'Hello, {name}',
      paragraphs: ['We have carried out your request {number} ({type}).'],
      action: 'See my request',
      footer: footer.en,
    },
  },
  export: {
    es: {
      subject: 'La copia de tus datos: solicitud {number}',
      heading: 'Hola, {name}',
      paragraphs: [
        'Estamos preparando la copia de tus datos que pediste ({number}). En unos minutos podrás descargarla en tu cuenta, en Configuración, Exportar mis datos, durante 24 horas.',
        'Por tu seguridad no la enviamos por correo. Ahí mismo puedes pedir otra copia cuando quieras.',
      ],
      action: 'Ver mi solicitud',
      footer: footer.es,
    },
    en: {
      subject: 'The copy of your data: request {number}',
      heading: 'Hello, {name}',
      paragraphs: [
        'We are preparing the copy of your data that you asked for ({number}). In a few minutes you can download it in your account, in Settings, Export my data, for 24 hours.',
        'For your safety we do not send it by email. You can request another copy there at any time.',
      ],
      action: 'See my request',
      footer: footer.en,
    },
  },
}

/** Reminds moderators of deadlines (P-contact-8). */
export const reminderMail: MailTexts = {
  es: {
    subject: 'Solicitudes de contacto por vencer',
    heading: 'Hola, {name}',
    paragraphs: ['A estas solicitudes les quedan 5 días hábiles o menos, o ya vencieron:'],
    action: 'Abrir las solicitudes de contacto',
    footer: 'Te escribimos porque moderas {brand}.',
  },
  en: {
    subject: 'Contact requests that are due soon',
    heading: 'Hello, {name}',
    paragraphs: ['These requests have 5 business days or fewer left, or are overdue:'],
    action: 'Open the contact requests',
    footer: 'We write to you because you moderate {brand}.',
  },
}
