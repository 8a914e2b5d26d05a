import type texts from './export.es.json'

declare module 'i18next' {
  interface Texts {
    export: typeof texts
  }
}
