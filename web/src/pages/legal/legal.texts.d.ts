import type texts from './legal.es.json'

declare module 'i18next' {
  interface Texts {
    legal: typeof texts
  }
}
