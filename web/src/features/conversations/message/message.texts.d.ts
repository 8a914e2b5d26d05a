import type texts from './message.es.json'

declare module 'i18next' {
  interface Texts {
    message: typeof texts
  }
}
