import type texts from './saved.es.json'

declare module 'i18next' {
  interface Texts {
    saved: typeof texts
  }
}
