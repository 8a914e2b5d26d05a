import type texts from './notification.es.json'

declare module 'i18next' {
  interface Texts {
    notification: typeof texts
  }
}
