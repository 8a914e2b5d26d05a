import type texts from './insights.es.json'

declare module 'i18next' {
  interface Texts {
    insights: typeof texts
  }
}
