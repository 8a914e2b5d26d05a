import type texts from './feed.es.json'

declare module 'i18next' {
  interface Texts {
    feed: typeof texts
  }
}
