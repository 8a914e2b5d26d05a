import type texts from './account.es.json'

declare module 'i18next' {
  interface Texts {
    account: typeof texts
  }
}
