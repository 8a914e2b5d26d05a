import type texts from './translation.es.json'

declare module 'i18next' {
  interface Texts {
    translation: typeof texts
  }
}
