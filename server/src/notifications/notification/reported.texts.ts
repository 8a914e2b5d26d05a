/** What a report was about, in the notification and the mail about its outcome. */
import type { Language } from '@brilla/contract/platform/errors'

export interface Reported {
  subject: 'account' | 'post' | 'comment' | 'message'
  /** The name of the person, or of the author. */
  name: string
}

const texts: Record<Language, Record<Reported['subject'], string>> = {
  es: {
    account: 'el perfil de {name}',
    post: 'la publicación de {name}',
    comment: 'el comentario de {name}',
    message: 'el mensaje de {name}',
  },
  en: {
    account: "{name}'s profile",
    post: "{name}'s post",
    comment: "{name}'s comment",
    message: "{name}'s message",
  },
}

/** "la publicación de Ana Ríos", "Ana Ríos's post". */
export const describeReported = ({ subject, name }: Reported, language: Language): string =>
  texts[language][subject].replace('{name}', () => name)
