import type texts from './contactData.es.json'

declare module 'i18next' {
  interface Texts {
    contactData: typeof texts
  }
}
