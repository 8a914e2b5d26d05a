import type texts from './passkey.es.json'

declare module 'i18next' {
  interface Texts {
    passkey: typeof texts
  }
}
