import type texts from './endSession.es.json'

declare module 'i18next' {
  interface Texts {
    endSession: typeof texts
  }
}
