import type texts from './common.es.json'

declare module 'i18next' {
  interface Texts {
    common: typeof texts
  }
}
