import type texts from './pressKit.es.json'

declare module 'i18next' {
  interface Texts {
    pressKit: typeof texts
  }
}
