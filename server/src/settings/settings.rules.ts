import { limits } from '@brilla/contract/limits'
import type { settings } from '@brilla/contract/settings'
import type { z } from 'zod'

type Settings = z.output<typeof settings>
export type LinkField = Exclude<keyof NonNullable<Settings['profile']>, 'phone'>

/** The sites that a link may lead to, the first for names; a link of one's own web may lead anywhere. */
const sites: Record<Exclude<LinkField, 'web'>, readonly string[]> = {
  facebook_url: ['facebook.com', 'fb.com', 'fb.me'],
  twitter_url: ['x.com', 'twitter.com'],
  instagram_url: ['instagram.com'],
  spotify_url: ['spotify.com', 'spotify.link'],
  youtube_url: ['youtube.com', 'youtu.be'],
  linkedin_url: ['linkedin.com', 'lnkd.in'],
}

/** What stands before a name at sites where people are known by one. */
const names: Partial<Record<LinkField, string>> = {
  facebook_url: '',
  twitter_url: '',
  instagram_url: '',
  youtube_url: '@',
}

/** The full address of a typed link; null when there is none, undefined when it is none of that site or of the web. */
export function linkTo(field: LinkField, typed: string | null): string | null | undefined {
  if (!typed) return null
  const name = /^@([\w.-]{1,60})$/.exec(typed)?.[1]
  const prefix = names[field]
  if (field !== 'web' && name !== undefined && prefix !== undefined) {
    return `https://${sites[field][0]}/${prefix}${name}`
  }
  // The standard takes a bare number for an address of the network.
  if (!typed.includes('.')) return undefined
  const url = parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  if (!url.hostname.includes('.') || url.href.length > limits.linkMax) return undefined
  return field === 'web' || isOf(url.hostname, sites[field]) ? url.href : undefined
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}

function isOf(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** A phone number as somebody writes it: 6 to 15 digits and what people put between them. */
export function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(typed) && digits >= 6 && digits <= 15
}

/** Each interest once, as first written, whatever its case. */
export function distinct(interests: readonly string[]): string[] {
  const seen = new Set<string>()
  return interests.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()))
}

/** An address that whoever reads it knows again, and nobody else learns: `a•••@gente.example`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••')
}
