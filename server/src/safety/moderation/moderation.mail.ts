import type { CaseDecision, CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import type { MailTexts } from '../../platform/mail-layout.ts'

const reporterFooter = {
  es: 'Gracias por ayudar a cuidar a quienes usan {brand}. Nadie sabrá que enviaste este reporte.',
  en: 'Thank you for helping to keep {brand} safe. Nobody will know that you sent this report.',
}

/** Before what a report was about. */
export const reportedLabel = { es: 'Lo que reportaste', en: 'What you reported' }

function createOutcomeMail(what: { es: string; en: string }): MailTexts {
  return {
    es: {
      subject: 'Revisamos tu reporte {number}',
      heading: 'Hola, {name}',
      paragraphs: [`Una persona de nuestro equipo revisó ${what.es}.`],
      footer: reporterFooter.es,
    },
    en: {
      subject: 'We reviewed your report {number}',
      heading: 'Hello, {name}',
      paragraphs: [`Someone on our team reviewed ${what.en}.`],
      footer: reporterFooter.en,
    },
  }
}

/** What a reporter is told of the outcome; by the decision. */
export const outcomeMails: Partial<Record<CaseDecision, MailTexts>> = {
  dismiss: createOutcomeMail({
    es: 'lo que reportaste y no encontró que incumpla las normas de {brand}',
    en: 'what you reported and did not find that it breaks the rules of {brand}',
  }),
  remove: createOutcomeMail({
    es: 'lo que reportaste y lo eliminó',
    en: 'what you reported and removed it',
  }),
  suspend: createOutcomeMail({
    es: 'lo que reportaste y suspendió la cuenta',
    en: 'what you reported and suspended the account',
  }),
}

/** What the reporter of a profile is told when content of it was removed. */
export const profileRemovedOutcomeMail = createOutcomeMail({
  es: 'el perfil que reportaste y eliminó contenido de él',
  en: 'the profile you reported and removed content from it',
})

/** Tells a reporter that what was removed is visible again, because its author has appealed. */
export const restoredOutcomeMail: MailTexts = {
  es: {
    subject: 'Cambiamos la decisión sobre tu reporte {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Habíamos eliminado lo que reportaste. Quien lo escribió apeló, y al revisarlo de nuevo vimos que no incumple las normas de {brand}. Ya es visible otra vez.',
    ],
    footer: reporterFooter.es,
  },
  en: {
    subject: 'We changed the decision on your report {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'We had removed what you reported. The author appealed, and when we reviewed it again, we found that it does not break the rules of {brand}. It is visible again.',
    ],
    footer: reporterFooter.en,
  },
}

/** The same of content of a profile. */
export const profileRestoredOutcomeMail: MailTexts = {
  es: {
    ...restoredOutcomeMail.es,
    paragraphs: [
      'Habíamos eliminado contenido del perfil que reportaste. La persona apeló, y al revisarlo de nuevo vimos que no incumple las normas de {brand}. Ya es visible otra vez.',
    ],
  },
  en: {
    ...restoredOutcomeMail.en,
    paragraphs: [
      'We had removed content from the profile you reported. The person appealed, and when we reviewed it again, we found that it does not break the rules of {brand}. It is visible again.',
    ],
  },
}

function createRemovedMail(what: { es: string; en: string }): MailTexts {
  return {
    es: {
      subject: `Eliminamos ${what.es}`,
      heading: 'Hola, {name}',
      paragraphs: [`Eliminamos ${what.es} porque incumple las normas de {brand}.`, 'Motivo: {reason}'],
      footer: 'Si crees que es un error, escríbenos en {contact} y menciona el número {number}.',
    },
    en: {
      subject: `We removed ${what.en}`,
      heading: 'Hello, {name}',
      paragraphs: [`We removed ${what.en} because it breaks the rules of {brand}.`, 'Reason: {reason}'],
      footer: 'If you think this is a mistake, write to us at {contact} and mention the number {number}.',
    },
  }
}

/** Tells the author that content was removed, and why. */
export const removedMails: Record<CaseSummary['subject'], MailTexts> = {
  account: createRemovedMail({ es: 'contenido de tu perfil', en: 'content from your profile' }),
  post: createRemovedMail({ es: 'una de tus publicaciones', en: 'one of your posts' }),
  comment: createRemovedMail({ es: 'uno de tus comentarios', en: 'one of your comments' }),
  message: createRemovedMail({ es: 'uno de tus mensajes', en: 'one of your messages' }),
}

/** The same with the way to appeal: while the account is suspended, not yet. */
export function withAppeal({ es, en }: MailTexts, { isSuspended }: { isSuspended: boolean }): MailTexts {
  return {
    es: {
      ...es,
      action: 'Ver la decisión',
      footer: `Si crees que es un error, puedes apelar en esa página durante {days} días${isSuspended ? ' a partir de que termine la suspensión' : ''}.`,
    },
    en: {
      ...en,
      action: 'See the decision',
      footer: `If you think this is a mistake, you can appeal on that page within {days} days${isSuspended ? ' after the suspension ends' : ''}.`,
    },
  }
}

/** Confirms an appeal against the removal of content. */
export const removalAppealedMail: MailTexts = {
  es: {
    subject: 'Recibimos tu apelación {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos tu apelación con el número {number}. Una persona de nuestro equipo la leerá y te escribiremos a este correo.',
      'Hasta entonces, nadie más verá lo que eliminamos. No hace falta que envíes otra.',
    ],
    action: 'Ver la decisión',
    footer: 'Si nos escribes sobre tu apelación, menciona el número {number}.',
  },
  en: {
    subject: 'We received your appeal {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received your appeal with the number {number}. Someone on our team will read it, and we will reply to this address.',
      'Until then, nobody else will see what we removed. You do not need to send another appeal.',
    ],
    action: 'See the decision',
    footer: 'If you contact us about your appeal, mention the number {number}.',
  },
}

/** Tells the author that the appeal was accepted and the content is visible again. */
export const restoredMail: MailTexts = {
  es: {
    subject: 'Aceptamos tu apelación {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una persona de nuestro equipo revisó tu apelación y te dio la razón. Lo que habíamos eliminado ya es visible otra vez.',
      'Motivo: {reason}',
    ],
    action: 'Ver la decisión',
    footer: 'Lamentamos la molestia.',
  },
  en: {
    subject: 'We accepted your appeal {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'Someone on our team reviewed your appeal and agreed with you. What we had removed is visible again.',
      'Reason: {reason}',
    ],
    action: 'See the decision',
    footer: 'We are sorry for the inconvenience.',
  },
}

/** The same when there is nothing to restore. */
export const notRestorableMail: MailTexts = {
  es: {
    ...restoredMail.es,
    paragraphs: [
      'Una persona de nuestro equipo revisó tu apelación y te dio la razón. No hay nada que restaurar: lo que habíamos eliminado, o la publicación o conversación en la que estaba, ya no existe.',
      'Motivo: {reason}',
    ],
  },
  en: {
    ...restoredMail.en,
    paragraphs: [
      'Someone on our team reviewed your appeal and agreed with you. There is nothing to restore: what we had removed, or the post or conversation it was in, no longer exists.',
      'Reason: {reason}',
    ],
  },
}

/** Tells the author that the appeal was refused, and why. */
export const removalAppealRefusedMail: MailTexts = {
  es: {
    subject: 'Revisamos tu apelación {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una persona de nuestro equipo revisó tu apelación, y la decisión se mantiene. Lo que eliminamos ya no se puede restaurar.',
      'Motivo: {reason}',
    ],
    action: 'Ver la decisión',
    footer: 'Esta decisión es definitiva.',
  },
  en: {
    subject: 'We reviewed your appeal {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'Someone on our team reviewed your appeal, and the decision stands. What we removed can no longer be restored.',
      'Reason: {reason}',
    ],
    action: 'See the decision',
    footer: 'This decision is final.',
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
