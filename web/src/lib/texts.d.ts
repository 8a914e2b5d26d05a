import type { Texts } from 'i18next'

// Each feature adds its texts to `Texts` in its `<feature>.texts.d.ts`, so that a missing key is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
