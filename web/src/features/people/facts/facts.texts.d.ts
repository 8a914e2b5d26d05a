import type texts from './facts.es.json'

declare module 'i18next' {
  interface Texts {
    facts: typeof texts
  }
}
