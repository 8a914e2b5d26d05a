import type texts from './unsubscribe.es.json'

declare module 'i18next' {
  interface Texts {
    unsubscribe: typeof texts
  }
}
