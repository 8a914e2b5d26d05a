import type { MailTexts } from '../../platform/mail-layout.ts'

/** Notice of a suspension. Without the reason, which only the logged-in owner may read. */
export const suspendedMail: MailTexts = {
  es: {
    subject: 'Tu cuenta está suspendida',
    heading: 'Hola, {name}',
    paragraphs: [
      'Suspendimos tu cuenta de {brand}. Por ahora nadie puede ver tu perfil, tus publicaciones ni tus comentarios.',
      'Inicia sesión para leer el motivo. Ahí puedes apelar, descargar una copia de tus datos o cancelar la cuenta.',
    ],
    action: 'Ver el motivo',
    footer: 'Una persona de nuestro equipo lee cada apelación.',
  },
  en: {
    subject: 'Your account is suspended',
    heading: 'Hello, {name}',
    paragraphs: [
      'We have suspended your {brand} account. For now, nobody can see your profile, your posts or your comments.',
      'Log in to read the reason. There you can appeal, download a copy of your data or cancel your account.',
    ],
    action: 'See the reason',
    footer: 'Someone on our team reads every appeal.',
  },
}

/** Notice that a suspension was lifted. */
export const liftedMail: MailTexts = {
  es: {
    subject: 'Tu cuenta ya no está suspendida',
    heading: 'Qué bueno tenerte de vuelta, {name}',
    paragraphs: [
      'Levantamos la suspensión de tu cuenta de {brand}. Tu perfil y lo que publicaste vuelven a estar visibles, salvo lo que eliminamos.',
    ],
    action: 'Iniciar sesión en {brand}',
    footer: 'Gracias por tu comprensión.',
  },
  en: {
    subject: 'Your account is no longer suspended',
    heading: 'Welcome back, {name}',
    paragraphs: [
      'We have lifted the suspension of your {brand} account. Your profile and what you posted are visible again, except what we removed.',
    ],
    action: 'Log in to {brand}',
    footer: 'Thank you for your understanding.',
  },
}

/** The same with the reason for it. */
export const liftedForReasonMail: MailTexts = {
  es: { ...liftedMail.es, paragraphs: [...liftedMail.es.paragraphs, 'Motivo: {reason}'] },
  en: { ...liftedMail.en, paragraphs: [...liftedMail.en.paragraphs, 'Reason: {reason}'] },
}

/** Confirms an appeal. */
export const appealedMail: MailTexts = {
  es: {
    subject: 'Recibimos tu apelación {number}',
    heading: 'Hola, {name}',
    paragraphs: [
      'Recibimos tu apelación con el número {number}. Una persona de nuestro equipo la leerá y te escribiremos a este correo.',
      'Hasta entonces tu cuenta seguirá suspendida. No hace falta que envíes otra.',
    ],
    action: 'Ver mi cuenta',
    footer: 'Si nos escribes sobre tu apelación, menciona el número {number}.',
  },
  en: {
    subject: 'We received your appeal {number}',
    heading: 'Hello, {name}',
    paragraphs: [
      'We received your appeal with the number {number}. Someone on our team will read it, and we will reply to this address.',
      'Until then your account stays suspended. You do not need to send another appeal.',
    ],
    action: 'Go to my account',
    footer: 'If you contact us about your appeal, mention the number {number}.',
  },
}
