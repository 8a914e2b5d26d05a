import type texts from './moderation.es.json'

declare module 'i18next' {
  interface Texts {
    moderation: typeof texts
  }
}
