/** Loaded before the server of the browser tests, so that it hashes passwords with the lowest cost, as in its own tests. */
import { registerHooks } from 'node:module'

const replacement = new URL('../server/src/accounts/auth/argon2.testing.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@node-rs/argon2' && context.parentURL !== replacement
      ? { url: replacement, shortCircuit: true }
      : nextResolve(specifier, context),
})
