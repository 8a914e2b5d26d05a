import type texts from './report.es.json'

declare module 'i18next' {
  interface Texts {
    report: typeof texts
  }
}
