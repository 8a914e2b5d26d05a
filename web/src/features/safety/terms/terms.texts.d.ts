import type texts from './terms.es.json'

declare module 'i18next' {
  interface Texts {
    terms: typeof texts
  }
}
