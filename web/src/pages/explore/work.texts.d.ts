import type texts from './work.es.json'

declare module 'i18next' {
  interface Texts {
    work: typeof texts
  }
}
