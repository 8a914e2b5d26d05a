import type texts from './profile.es.json'

declare module 'i18next' {
  interface Texts {
    profile: typeof texts
  }
}
