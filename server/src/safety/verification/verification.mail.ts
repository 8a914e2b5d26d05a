import type { MailTexts } from '../../platform/mail-layout.ts'

/** To a person at the domain of an agency that asks to be verified. Without anything that the agency has written but its name. */
export const domainMail: MailTexts = {
  es: {
    subject: '¿Trabajas en {agency}?',
    heading: 'Hola',
    paragraphs: [
      '{agency} pidió que verifiquemos su cuenta de {brand} y dio este correo como el de una persona que trabaja ahí.',
      'Si es así, abre el enlace y confírmalo con el botón. Sin eso no podemos seguir.',
    ],
    action: 'Confirmar',
    footer: 'Si no conoces a esta agencia, ignora este correo: no pasa nada.',
  },
  en: {
    subject: 'Do you work at {agency}?',
    heading: 'Hello',
    paragraphs: [
      '{agency} has asked us to verify its {brand} account and named this address as that of someone who works there.',
      'If that is right, open the link and confirm it with the button. Without that we cannot go on.',
    ],
    action: 'Confirm',
    footer: 'If you do not know this agency, ignore this email: nothing will happen.',
  },
}
