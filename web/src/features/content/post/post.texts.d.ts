import type texts from './post.es.json'

declare module 'i18next' {
  interface Texts {
    post: typeof texts
  }
}
