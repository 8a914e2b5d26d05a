import type texts from './profileLive.es.json'

declare module 'i18next' {
  interface Texts {
    profileLive: typeof texts
  }
}
