import type { loginHeaders } from '@brilla/contract/platform/fields'
import type { z } from 'zod'

/** What a browser says about itself when it logs in. */
export interface Browser {
  /** The User-Agent header; only browser and operating system are stored. */
  userAgent: string
  /** By which it is recognized (docs/decisions/0029). */
  browserId: string | undefined
  /** An IANA time zone; empty when it is unknown, or says nothing about a place. */
  timeZone: string
}

/** Reads the headers of a login. */
export function readBrowser({
  headers,
  userAgent,
}: {
  headers: z.output<typeof loginHeaders>
  userAgent: string
}): Browser {
  return {
    userAgent,
    browserId: headers['x-browser-id'],
    timeZone: parseTimeZone(headers['x-time-zone'] ?? ''),
  }
}

const placeless = /^(UTC|GMT|Etc\/.*)$/

function parseTimeZone(name: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return placeless.test(timeZone) || !/^[A-Za-z]/.test(timeZone) ? '' : timeZone
  } catch {
    return ''
  }
}
