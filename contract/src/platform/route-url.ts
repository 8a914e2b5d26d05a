/** Addresses of routes. Apart from the routes, so that the web client can import them without zod. */

/** The paths of routes are relative to this. */
export const apiPath = '/api'

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface RouteUrlParts {
  params?: Values | undefined
  /** Values that are undefined or null are left out. */
  query?: Values | undefined
}

/** The address of a request of a route: its path with the parameters, and the query. */
export function getRouteUrl(
  { path }: { path: string },
  { params = {}, query = {} }: RouteUrlParts = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `${apiPath}${filled}${search && `?${search}`}`
}
