/** What notifications say, in the reader's language (P-notifications-3). */
import type { Language } from '@brilla/contract/platform/errors'
import type { Notification, NotificationType } from '@brilla/contract/notifications/notification'
import { endSentence } from '@brilla/contract/platform/sentence'
import { describeReported, type Reported } from './reported.texts.ts'

/**
 * `{name}` is the actor, or the saved search with its matches as `{n}`; `another` and `others` are the texts for two and for more people, with `{n}` as the number of the
 * others. The client has the same sentences, so that a mail and the page agree.
 */
interface Text {
  one: string
  another?: string
  others?: string
  /** Instead of `one`, when it happened in a comment. */
  inComment?: string
  /** Instead of `one`, when it is known what was reported, which is `{name}` then. */
  named?: string
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
      one: 'A {name} le gustó tu publicación.',
      another: 'A {name} y a {n} persona más les gustó tu publicación.',
      others: 'A {name} y a {n} personas más les gustó tu publicación.',
    },
    LIKE_COMMENT: {
      one: 'A {name} le gustó tu comentario.',
      another: 'A {name} y a {n} persona más les gustó tu comentario.',
      others: 'A {name} y a {n} personas más les gustó tu comentario.',
    },
    FOLLOWER: {
      one: '{name} empezó a seguirte.',
      another: '{name} y {n} persona más empezaron a seguirte.',
      others: '{name} y {n} personas más empezaron a seguirte.',
    },
    SHARE: { one: '{name} compartió tu publicación.' },
    REPORT_DECIDED: {
      one: 'Una persona de nuestro equipo revisó lo que reportaste y tomó una decisión.',
      named: 'Una persona de nuestro equipo revisó {name}, por tu reporte, y tomó una decisión.',
    },
    APPEAL_DECIDED: { one: 'Una persona de nuestro equipo leyó tu apelación y tomó una decisión.' },
    CONTENT_REMOVED: {
      one: 'Eliminamos contenido tuyo porque incumple nuestras normas. Mira el motivo y, si no estás de acuerdo, apela.',
    },
    VERIFIED: { one: 'Verificamos tu agencia. Todos verán la insignia de verificación junto a su nombre.' },
    VERIFICATION_REFUSED: {
      one: 'No pudimos verificar tu agencia. Mira el motivo y, si quieres, pídelo otra vez.',
    },
    VERIFICATION_EXPIRING: {
      one: 'La verificación de tu agencia termina en un mes. Pide la renovación en la configuración.',
    },
    VERIFICATION_ENDED: { one: 'Tu agencia ya no está verificada. Mira por qué y pídelo otra vez.' },
    SAVED_SEARCH: {
      one: 'Hay 1 perfil nuevo en tu búsqueda “{name}”.',
      others: 'Hay {n} perfiles nuevos en tu búsqueda “{name}”.',
    },
    MESSAGE_REQUEST: { one: '{name} te envió una solicitud de mensaje.' },
    ADULT: {
      one: 'Ya eres mayor de edad. Nada de tu cuenta se hizo público: tú eliges qué mostrar, en la configuración, en Información personal.',
    },
  },
  en: {
    COMMENT: { one: '{name} commented on your post.' },
    REPLY: { one: '{name} replied to your comment.' },
    MENTION: { one: '{name} mentioned you in a post.', inComment: '{name} mentioned you in a comment.' },
    LIKE_POST: {
      one: '{name} liked your post.',
      another: '{name} and {n} other liked your post.',
      others: '{name} and {n} others liked your post.',
    },
    LIKE_COMMENT: {
      one: '{name} liked your comment.',
      another: '{name} and {n} other liked your comment.',
      others: '{name} and {n} others liked your comment.',
    },
    FOLLOWER: {
      one: '{name} started following you.',
      another: '{name} and {n} other started following you.',
      others: '{name} and {n} others started following you.',
    },
    SHARE: { one: '{name} shared your post.' },
    REPORT_DECIDED: {
      one: 'Someone on our team reviewed what you reported and made a decision.',
      named: 'Someone on our team reviewed {name}, which you reported, and made a decision.',
    },
    APPEAL_DECIDED: { one: 'Someone on our team read your appeal and made a decision.' },
    CONTENT_REMOVED: {
      one: 'We removed some of your content because it breaks our rules. See the reason and, if you disagree, appeal.',
    },
    VERIFIED: {
      one: 'We have verified your agency. Everyone will see the verification badge next to its name.',
    },
    VERIFICATION_REFUSED: {
      one: 'We could not verify your agency. See the reason and, if you like, ask again.',
    },
    VERIFICATION_EXPIRING: {
      one: 'Your agency’s verification ends in a month. Ask for its renewal in the settings.',
    },
    VERIFICATION_ENDED: { one: 'Your agency is no longer verified. See why and ask again.' },
    SAVED_SEARCH: {
      one: '1 new profile matches your search “{name}”.',
      others: '{n} new profiles match your search “{name}”.',
    },
    MESSAGE_REQUEST: { one: '{name} wants to message you.' },
    ADULT: {
      one: 'You are now an adult. Nothing in your account has become public: you choose what to show, in the settings under Personal information.',
    },
  },
}

interface Described {
  type: NotificationType
  /** The actor; null for notifications of Brilla itself. */
  name: string | null
  others: number
  isInComment: boolean
  search?: Notification['search']
  /** Absent when the account no longer existed. */
  reported?: Reported | null
}

/** The text of a notification, or of a grouped row. */
export function writeText(described: Described, language: Language): string {
  const { type, isInComment, search, reported } = described
  const text = texts[language][type]
  if (!text) throw new Error(`notifications of type ${type} have no text`)
  if (search) {
    const chosen = search.count === 1 ? text.one : (text.others ?? text.one)
    return fill(chosen, search.name, search.count, language)
  }
  if (reported) return fill(text.named ?? text.one, describeReported(reported, language), 0, language)
  const { name, others } = described
  const plural = others === 0 ? undefined : others === 1 ? text.another : text.others
  const chosen = plural ?? (isInComment ? text.inComment : undefined) ?? text.one
  return fill(chosen, name, others, language)
}

function fill(text: string, name: string | null, count: number, language: Language): string {
  const number = count.toLocaleString(language === 'es' ? 'es-MX' : 'en')
  // One pass: a name may contain braces.
  return text.replace(/\{(name|n)\}(\.?)/g, (_, key: string, end: string) =>
    endSentence(key === 'n' ? number : (name ?? ''), end),
  )
}
