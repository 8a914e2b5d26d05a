import type texts from './discovery.es.json'

declare module 'i18next' {
  interface Texts {
    discovery: typeof texts
  }
}
