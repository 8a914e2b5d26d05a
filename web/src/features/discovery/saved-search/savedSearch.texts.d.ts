import type texts from './savedSearch.es.json'

declare module 'i18next' {
  interface Texts {
    savedSearch: typeof texts
  }
}
