import type texts from './recovery.es.json'

declare module 'i18next' {
  interface Texts {
    recovery: typeof texts
  }
}
