import type { OauthProvider } from '../config.ts'
import { facebookProvider } from './facebook.ts'
import { oidcProvider } from './oidc.ts'
import type { Provider } from './provider.ts'

/** Creates the configured providers, by name. */
export function createProviders(providers: readonly OauthProvider[]): Map<string, Provider> {
  return new Map(
    providers.map((config) => [
      config.name,
      config.kind === 'oidc' ? oidcProvider(config) : facebookProvider(config),
    ]),
  )
}
