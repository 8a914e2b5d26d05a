import type texts from './transparency.es.json'

declare module 'i18next' {
  interface Texts {
    transparency: typeof texts
  }
}
