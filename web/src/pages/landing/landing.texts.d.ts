import type texts from './landing.es.json'

declare module 'i18next' {
  interface Texts {
    landing: typeof texts
  }
}
