import type texts from './contactDesk.es.json'

declare module 'i18next' {
  interface Texts {
    contactDesk: typeof texts
  }
}
