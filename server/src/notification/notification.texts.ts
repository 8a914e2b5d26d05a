/** What notifications say, in the reader's language (P-notifications-3). */
import type { Language } from '@brilla/contract/errors'
import type { NotificationType } from '@brilla/contract/notification'

/** `{name}` is the actor; `others` is the text for more than one person, with `{n}` as the number of the others. */
interface Text {
  one: string
  others?: string
  /** Instead of `one`, when it happened in a comment. */
  inComment?: string
}

type Texts = Partial<Record<NotificationType, Text>>

const texts: Record<Language, Texts> = {
  es: {
    COMMENT: { one: '{name} comentó tu publicación.' },
    REPLY: { one: '{name} respondió a tu comentario.' },
    MENTION: {
      one: '{name} te mencionó en una publicación.',
      inComment: '{name} te mencionó en un comentario.',
    },
    LIKE_POST: {
      one: 'A {name} le gusta tu publicación.',
      others: 'A {name} y {n} más les gusta tu publicación.',
    },
    LIKE_COMMENT: {
      one: 'A {name} le gusta tu comentario.',
      others: 'A {name} y {n} más les gusta tu comentario.',
    },
    FOLLOWER: { one: '{name} comenzó a seguirte.', others: '{name} y {n} más comenzaron a seguirte.' },
    SHARE: { one: '{name} compartió tu publicación.' },
    REPORT_DECIDED: { one: 'Una persona de nuestro equipo revisó lo que reportaste y tomó una decisión.' },
    APPEAL_DECIDED: { one: 'Una persona de nuestro equipo leyó tu apelación y tomó una decisión.' },
    VERIFIED: { one: 'Verificamos tu agencia. Todos verán la marca junto a su nombre.' },
    ADULT: {
      one: 'Ya eres mayor de edad. Nada de tu cuenta se hizo público: tú eliges qué mostrar, en la configuración, en Información personal.',
    },
  },
  en: {
    COMMENT: { one: '{name} commented on your post.' },
    REPLY: { one: '{name} replied to your comment.' },
    MENTION: { one: '{name} mentioned you in a post.', inComment: '{name} mentioned you in a comment.' },
    LIKE_POST: { one: '{name} likes your post.', others: '{name} and {n} more like your post.' },
    LIKE_COMMENT: { one: '{name} likes your comment.', others: '{name} and {n} more like your comment.' },
    FOLLOWER: { one: '{name} started following you.', others: '{name} and {n} more started following you.' },
    SHARE: { one: '{name} shared your post.' },
    REPORT_DECIDED: { one: 'Someone on our team reviewed what you reported and made a decision.' },
    APPEAL_DECIDED: { one: 'Someone on our team read your appeal and made a decision.' },
    VERIFIED: { one: 'We have verified your agency. Everyone will see the mark next to its name.' },
    ADULT: {
      one: 'You are now an adult. Nothing of your account has become public: you choose what to show, in the settings under Personal information.',
    },
  },
}

interface Said {
  type: NotificationType
  /** The actor; null for notifications of Brilla itself. */
  name: string | null
  others: number
  isInComment: boolean
}

/** The text of a notification, or of a grouped row. */
export function writeText({ type, name, others, isInComment }: Said, language: Language): string {
  const text = texts[language][type]
  if (!text) throw new Error(`notifications of type ${type} have no text`)
  const chosen =
    others > 0 ? (text.others ?? text.one) : isInComment ? (text.inComment ?? text.one) : text.one
  const number = others.toLocaleString(language === 'es' ? 'es-MX' : 'en')
  // One pass: a name may contain braces.
  return chosen.replace(/\{(name|n)\}/g, (_, key) => (key === 'n' ? number : (name ?? '')))
}
