declare module 'virtual:routes' {
  /** Method and path of every route of the contract, by name; generated at build time. */
  export const routes: Record<
    import('./api.types.ts').RouteName,
    { method: import('@brilla/contract/route').Method; path: string }
  >
}
