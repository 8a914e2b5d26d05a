import type texts from './oauth.es.json'

declare module 'i18next' {
  interface Texts {
    oauth: typeof texts
  }
}
