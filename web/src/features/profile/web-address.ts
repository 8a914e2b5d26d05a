/**
 * An address that somebody typed, as a link may use it; null when it is none of the web.
 * Never anything but http and https: `javascript:` is an address too.
 */
export function webAddress(typed: string | null): string | null {
  if (!typed?.trim()) return null
  const text = typed.trim()
  try {
    const url = new URL(
      /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`,
    )
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** An address as people write it: without the scheme and a last slash. */
export const readable = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
