/** Texts of the mails about activity, one for each flag. */
import type { NotificationFlag } from '@brilla/contract/notifications/notification-flags'
import type { MailTexts } from '../../platform/mail-layout.ts'

/** What each mail lists follows its paragraphs. */
export const activityMails: Record<NotificationFlag, MailTexts> = {
  followers: {
    es: {
      subject: 'Tienes seguidores nuevos en {brand}',
      heading: 'Hola, {name}',
      paragraphs: ['Desde ayer:'],
      action: 'Ver mis notificaciones',
      footer: 'Recibes este correo porque los avisos de seguidores nuevos están activados en tu cuenta.',
    },
    en: {
      subject: 'You have new followers on {brand}',
      heading: 'Hello, {name}',
      paragraphs: ['Since yesterday:'],
      action: 'See my notifications',
      footer: "You're getting this email because emails about new followers are turned on in your account.",
    },
  },
  photos_videos: {
    es: {
      subject: 'Fotos y videos nuevos de quienes sigues',
      heading: 'Hola, {name}',
      paragraphs: ['Esto publicaron las personas que sigues:'],
      action: 'Ver las novedades',
      footer: 'Recibes este correo porque los avisos de fotos y videos nuevos están activados en tu cuenta.',
    },
    en: {
      subject: 'New photos and videos from people you follow',
      heading: 'Hello, {name}',
      paragraphs: ['This is what the people you follow have posted:'],
      action: "See what's new",
      footer:
        "You're getting this email because emails about new photos and videos are turned on in your account.",
    },
  },
  messages: {
    es: {
      subject: 'Tienes mensajes sin leer en {brand}',
      heading: 'Hola, {name}',
      paragraphs: ['Tienes mensajes sin leer de:'],
      action: 'Leer mis mensajes',
      footer: 'Recibes este correo porque los avisos de mensajes sin leer están activados en tu cuenta.',
    },
    en: {
      subject: 'You have unread messages on {brand}',
      heading: 'Hello, {name}',
      paragraphs: ['You have unread messages from:'],
      action: 'Read my messages',
      footer: "You're getting this email because emails about unread messages are turned on in your account.",
    },
  },
  searches: {
    es: {
      subject: 'Perfiles nuevos en tus búsquedas guardadas',
      heading: 'Hola, {name}',
      paragraphs: ['Desde ayer:'],
      action: 'Ver los perfiles',
      footer: 'Recibes este correo porque los avisos de búsquedas guardadas están activados en tu cuenta.',
    },
    en: {
      subject: 'New profiles match your saved searches',
      heading: 'Hello, {name}',
      paragraphs: ['Since yesterday:'],
      action: 'See the profiles',
      footer: "You're getting this email because emails about saved searches are turned on in your account.",
    },
  },
  following: {
    es: {
      subject: 'Comentarios, menciones y me gusta en {brand}',
      heading: 'Hola, {name}',
      paragraphs: ['Desde ayer:'],
      action: 'Ver mis notificaciones',
      footer:
        'Recibes este correo porque los avisos de comentarios, menciones y me gusta están activados en tu cuenta.',
    },
    en: {
      subject: 'Comments, mentions and likes on {brand}',
      heading: 'Hello, {name}',
      paragraphs: ['Since yesterday:'],
      action: 'See my notifications',
      footer:
        "You're getting this email because emails about comments, mentions and likes are turned on in your account.",
    },
  },
}

/** Texts of list items and of the links below the mail. */
export const phrases = {
  es: {
    more: (count: number) => (count === 1 ? 'Y 1 más.' : `Y ${count} más.`),
    messages: (name: string, count: number) =>
      count === 1 ? `${name}: 1 mensaje` : `${name}: ${count} mensajes`,
    requests: (name: string, count: number) =>
      `${name} (agencia sin verificar): ${count === 1 ? '1 mensaje' : `${count} mensajes`}`,
    posts: (name: string, count: number) =>
      count === 1 ? `${name}: 1 publicación nueva` : `${name}: ${count} publicaciones nuevas`,
    unsubscribe: 'Dejar de recibir estos correos',
    settings: 'Elegir qué correos recibo',
  },
  en: {
    more: (count: number) => `And ${count} more.`,
    messages: (name: string, count: number) =>
      count === 1 ? `${name}: 1 message` : `${name}: ${count} messages`,
    requests: (name: string, count: number) =>
      `${name} (unverified agency): ${count === 1 ? '1 message' : `${count} messages`}`,
    posts: (name: string, count: number) =>
      count === 1 ? `${name}: 1 new post` : `${name}: ${count} new posts`,
    unsubscribe: 'Unsubscribe',
    settings: 'Choose which emails I receive',
  },
}
