import type { OauthProvider } from '../../config.ts'
import { createFacebookProvider } from './facebook.ts'
import { createOidcProvider } from './oidc.ts'
import type { Provider } from './provider.ts'

/** Creates the configured providers, by name. */
export function createProviders(providers: readonly OauthProvider[]): Map<string, Provider> {
  return new Map(
    providers.map((config) => [
      config.name,
      config.kind === 'oidc' ? createOidcProvider(config) : createFacebookProvider(config),
    ]),
  )
}
