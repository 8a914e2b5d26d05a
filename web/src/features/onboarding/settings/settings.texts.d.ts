import type texts from './settings.es.json'

declare module 'i18next' {
  interface Texts {
    settings: typeof texts
  }
}
