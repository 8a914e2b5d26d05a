import type texts from './comment.es.json'

declare module 'i18next' {
  interface Texts {
    comment: typeof texts
  }
}
