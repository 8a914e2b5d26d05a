import type texts from './block.es.json'

declare module 'i18next' {
  interface Texts {
    block: typeof texts
  }
}
