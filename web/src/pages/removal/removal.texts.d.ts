import type texts from './removal.es.json'

declare module 'i18next' {
  interface Texts {
    removal: typeof texts
  }
}
