import type texts from './deactivation.es.json'

declare module 'i18next' {
  interface Texts {
    deactivation: typeof texts
  }
}
