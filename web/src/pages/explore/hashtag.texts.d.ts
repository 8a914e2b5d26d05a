import type texts from './hashtag.es.json'

declare module 'i18next' {
  interface Texts {
    hashtag: typeof texts
  }
}
