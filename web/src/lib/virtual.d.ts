declare module 'virtual:moderator-routes' {
  /** Those of moderators, as in `virtual:routes`; generated at build time. */
  export const routes: Partial<typeof import('virtual:routes').routes>
}

declare module 'virtual:routes' {
  /** Method and path of every route of the contract, by name, those of moderators once their desk is loaded; generated at build time. */
  export const routes: Record<
    import('./api.types.ts').RouteName,
    { method: import('@brilla/contract/platform/route').Method; path: string }
  >
}

/** The message of every error code of the contract in one language; generated at build time. */
declare module 'virtual:errors.es' {
  const texts: Record<import('@brilla/contract/platform/errors').ErrorCode, string>
  export default texts
}

declare module 'virtual:errors.en' {
  const texts: Record<import('@brilla/contract/platform/errors').ErrorCode, string>
  export default texts
}

/** The name of every spoken language of the contract, by its code, in each language; generated at build time. */
declare module 'virtual:language-names' {
  const names: Record<import('./language.ts').Language, Record<string, string>>
  export default names
}
