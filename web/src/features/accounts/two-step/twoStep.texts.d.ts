import type texts from './twoStep.es.json'

declare module 'i18next' {
  interface Texts {
    twoStep: typeof texts
  }
}
