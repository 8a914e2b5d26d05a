import { normalizeLine } from '@brilla/contract/platform/text'

/**
 * Parses an address that somebody typed for use in a link; null when it is not a web address.
 * Only http and https, since `javascript:` is a valid URL too.
 */
export function parseWebAddress(typed: string | null): string | null {
  const text = normalizeLine(typed ?? '')
  if (text === '') return null
  try {
    const url = new URL(
      /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`,
    )
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** Shortens an address for display: without the scheme, `www.` and a trailing slash. */
export const formatWebAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
