import type texts from './session.es.json'

declare module 'i18next' {
  interface Texts {
    session: typeof texts
  }
}
