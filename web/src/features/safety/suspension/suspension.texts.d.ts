import type texts from './suspension.es.json'

declare module 'i18next' {
  interface Texts {
    suspension: typeof texts
  }
}
