import type texts from './like.es.json'

declare module 'i18next' {
  interface Texts {
    like: typeof texts
  }
}
