import type texts from './viewAs.es.json'

declare module 'i18next' {
  interface Texts {
    viewAs: typeof texts
  }
}
