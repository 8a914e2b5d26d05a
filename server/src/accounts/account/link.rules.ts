import { type LinkField, profileLinks } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'

export const linkFields = Object.keys(profileLinks.shape) as LinkField[]

/** The column of a link has the name of its field, but for one. */
export const getLinkColumn = (field: LinkField) => (field === 'web' ? 'web_url' : field)

export const linkColumns = linkFields.map(getLinkColumn)

/** Hosts allowed per link field; the first is used for `@name`. The `web` field allows any host. */
const allowedHosts: Record<Exclude<LinkField, 'web'>, readonly string[]> = {
  facebook_url: ['facebook.com', 'fb.com', 'fb.me'],
  twitter_url: ['x.com', 'twitter.com'],
  instagram_url: ['instagram.com'],
  spotify_url: ['spotify.com', 'spotify.link'],
  youtube_url: ['youtube.com', 'youtu.be'],
  linkedin_url: ['linkedin.com', 'lnkd.in'],
}

/** Path prefix of user names, for sites that have them. */
const usernamePrefixes: Partial<Record<LinkField, string>> = {
  facebook_url: '',
  twitter_url: '',
  instagram_url: '',
  youtube_url: '@',
}

/** Normalizes a typed link to a full URL; null when empty, undefined when it is not a valid link for the field. */
export function normalizeLink(field: LinkField, typed: string | null): string | null | undefined {
  if (!typed) return null
  const name = /^@([\w.-]{1,60})$/.exec(typed)?.[1]
  const prefix = usernamePrefixes[field]
  if (field !== 'web' && name !== undefined && prefix !== undefined) {
    return `https://${allowedHosts[field][0]}/${prefix}${name}`
  }
  // The URL parser would accept a bare number as an IPv4 address.
  if (!typed.includes('.')) return undefined
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  if (!url.hostname.includes('.') || url.href.length > limits.linkMax) return undefined
  if (field !== 'web' && !matchesHost(url.hostname, allowedHosts[field])) return undefined
  // The URL parser adds a slash to an address without a path.
  return url.href === `${url.origin}/` && !typed.endsWith('/') ? url.origin : url.href
}

function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}

function matchesHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
