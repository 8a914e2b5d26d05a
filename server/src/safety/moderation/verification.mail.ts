/** Mails to an agency about its verification. */
import { findMailRecipient } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'

/** What an agency is told of its verification. */
export type Outcome = 'approved' | 'refused' | 'withdrawn' | 'expiring' | 'expired'

const mailJob = 'moderation.verification-mail'

interface About {
  accountId: string
  kind: Outcome
  reason: string
}

export function enqueueVerificationMail({ jobs }: Context, trx: Database, about: About): Promise<void> {
  return jobs.send(trx, mailJob, about)
}

const greeting = { es: 'Hola, {name}', en: 'Hello, {name}' }
const action = { es: 'Ver mi verificación', en: 'See my verification' }
const askAgain = {
  es: 'Puedes pedirla otra vez cuando quieras; lo que enviaste sigue en el formulario.',
  en: 'You can ask again at any time; what you sent is still in the form.',
}

const texts: Record<Outcome, MailTexts> = {
  approved: {
    es: {
      subject: 'Verificamos tu agencia',
      heading: greeting.es,
      paragraphs: [
        'Verificamos tu agencia en {brand}. Junto a su nombre todos verán la insignia, y en su perfil, qué comprobamos y cuándo.',
        'La verificación dura dos años y termina si cambias el nombre de la agencia. Te avisaremos un mes antes.',
      ],
      action: action.es,
      footer: 'Los documentos que enviaste se eliminan 14 días después de la decisión.',
    },
    en: {
      subject: 'We have verified your agency',
      heading: greeting.en,
      paragraphs: [
        'We have verified your agency on {brand}. Everyone will see the badge next to its name, and on its profile what we checked and when.',
        'The verification lasts two years and ends if you change the agency’s name. We will remind you a month before.',
      ],
      action: action.en,
      footer: 'The documents that you sent are deleted 14 days after the decision.',
    },
  },
  refused: {
    es: {
      subject: 'No pudimos verificar tu agencia',
      heading: greeting.es,
      paragraphs: [
        'Leímos tu solicitud de verificación y esta vez no pudimos aceptarla.',
        'Motivo: {reason}',
        askAgain.es,
      ],
      action: action.es,
      footer: 'Los documentos que enviaste se eliminan 14 días después de la decisión.',
    },
    en: {
      subject: 'We could not verify your agency',
      heading: greeting.en,
      paragraphs: [
        'We read your request to be verified and could not accept it this time.',
        'Reason: {reason}',
        askAgain.en,
      ],
      action: action.en,
      footer: 'The documents that you sent are deleted 14 days after the decision.',
    },
  },
  withdrawn: {
    es: {
      subject: 'Tu agencia ya no está verificada',
      heading: greeting.es,
      paragraphs: ['Retiramos la verificación de tu agencia en {brand}.', 'Motivo: {reason}', askAgain.es],
      action: action.es,
      footer: 'Si crees que es un error, escríbenos desde la página de contacto.',
    },
    en: {
      subject: 'Your agency is no longer verified',
      heading: greeting.en,
      paragraphs: [
        'We have withdrawn the verification of your agency on {brand}.',
        'Reason: {reason}',
        askAgain.en,
      ],
      action: action.en,
      footer: 'If you think that this is a mistake, write to us from the contact page.',
    },
  },
  expiring: {
    es: {
      subject: 'La verificación de tu agencia termina en un mes',
      heading: greeting.es,
      paragraphs: [
        'La verificación de tu agencia en {brand} dura dos años y termina en un mes.',
        'Pide la renovación desde tu configuración: lo que enviaste la última vez sigue en el formulario.',
      ],
      action: 'Renovar la verificación',
      footer: 'Mientras leemos tu solicitud, la insignia sigue hasta el último día.',
    },
    en: {
      subject: 'Your agency’s verification ends in a month',
      heading: greeting.en,
      paragraphs: [
        'The verification of your agency on {brand} lasts two years and ends in a month.',
        'Ask for its renewal in your settings: what you sent last time is still in the form.',
      ],
      action: 'Renew the verification',
      footer: 'While we read your request, the badge stays until the last day.',
    },
  },
  expired: {
    es: {
      subject: 'La verificación de tu agencia terminó',
      heading: greeting.es,
      paragraphs: [
        'Pasaron los dos años de la verificación de tu agencia en {brand}, y la insignia ya no se muestra.',
        askAgain.es,
      ],
      action: 'Pedir la verificación',
      footer: 'Nada más cambió en tu cuenta.',
    },
    en: {
      subject: 'Your agency’s verification has ended',
      heading: greeting.en,
      paragraphs: [
        'The two years of your agency’s verification on {brand} are over, and the badge is no longer shown.',
        askAgain.en,
      ],
      action: 'Ask to be verified',
      footer: 'Nothing else has changed in your account.',
    },
  },
}

export function verificationMailJob({ config, db, mail }: Context): JobDefinition<About> {
  return {
    name: mailJob,
    ...mailJobOptions,
    async run({ accountId, kind, reason }) {
      const addressee = await findMailRecipient(db, accountId)
      if (!addressee) return
      const { email, first_name, language } = addressee
      const url = `${config.PUBLIC_URL}/user/settings/verification`
      await mail.send(
        writeMail(texts[kind], { to: email, language, values: { name: first_name, reason }, url }),
      )
    },
  }
}
