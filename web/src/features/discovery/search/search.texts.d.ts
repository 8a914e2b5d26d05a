import type texts from './search.es.json'

declare module 'i18next' {
  interface Texts {
    search: typeof texts
  }
}
