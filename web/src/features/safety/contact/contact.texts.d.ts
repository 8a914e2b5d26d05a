import type texts from './contact.es.json'

declare module 'i18next' {
  interface Texts {
    contact: typeof texts
  }
}
