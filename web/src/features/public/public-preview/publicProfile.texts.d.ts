import type texts from './publicProfile.es.json'

declare module 'i18next' {
  interface Texts {
    publicProfile: typeof texts
  }
}
