import type { MailTexts } from '../../platform/mail-layout.ts'

/** Sent after registration, with the confirmation link. */
export const confirmationMail: MailTexts = {
  es: {
    subject: 'Confirma tu correo y brilla',
    heading: 'Hola, {name}',
    paragraphs: [
      'Solo falta un paso para empezar en {brand}: confirma que este correo es tuyo.',
      'El enlace funciona una sola vez y vence en 48 horas.',
    ],
    action: 'Confirmar mi correo',
    footer: 'Si no te registraste, ignora este mensaje: sin tu confirmación la cuenta no se activa.',
  },
  en: {
    subject: 'Confirm your email for {brand}',
    heading: 'Hello, {name}',
    paragraphs: [
      'One last step to get started on {brand}: confirm that this email address is yours.',
      'The link works once and expires after 48 hours.',
    ],
    action: 'Confirm my email',
    footer: 'If you did not sign up, ignore this message: the account stays inactive until you confirm it.',
  },
}

/** Sent once to the guardian of a minor, with a link to object (P-minors-15). */
export const guardianMail: MailTexts = {
  es: {
    subject: '{name} abrió una cuenta en {brand}',
    heading: 'Hola',
    paragraphs: [
      '{name} tiene menos de 18 años, abrió una cuenta en {brand} y nos dio tu correo como el de su madre, padre o tutor.',
      '{brand} es una red donde las personas muestran su talento (baile, música, actuación, arte…) y las agencias lo buscan. Es gratis.',
      'Quienes tienen cuenta ven su nombre, sus fotos, su biografía y lo que publica. Nadie más ve su correo, su fecha de nacimiento, su teléfono ni su ciudad, y quien no tiene cuenta no ve su perfil. Ninguna agencia ni persona adulta puede iniciar una conversación si {name} no la sigue.',
      'Si estás de acuerdo, no tienes que hacer nada. Si no, usa el enlace: una persona de nuestro equipo revisará la cuenta y te responderá.',
    ],
    action: 'No estoy de acuerdo',
    footer: 'Guardamos tu correo solo para esto, mientras exista la cuenta. No te enviaremos nada más.',
  },
  en: {
    subject: '{name} opened an account on {brand}',
    heading: 'Hello',
    paragraphs: [
      '{name} is under 18, opened an account on {brand}, and gave us your email as that of a parent or guardian.',
      '{brand} is a network where people show their talent (dance, music, acting, art…) and agencies look for it. It is free.',
      'People with an account see their name, photos, biography and what they post. Nobody else sees their email, date of birth, phone number or city, and people without an account do not see the profile. No agency and no adult can start a conversation unless {name} follows them.',
      'If you agree, you do not have to do anything. If you do not, use the link: a person from our team will review the account and reply to you.',
    ],
    action: 'I do not agree',
    footer:
      'We keep your email only for this, as long as the account exists. We will not send you anything else.',
  },
}
