import type texts from './wizard.es.json'

declare module 'i18next' {
  interface Texts {
    wizard: typeof texts
  }
}
