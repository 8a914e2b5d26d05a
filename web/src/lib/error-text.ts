import type { I18n } from './create-texts.ts'
import type { ErrorCode } from '@brilla/contract/platform/errors'
import { ApiError, OfflineError } from './api.ts'
import { translate } from './i18n.ts'
import { asLanguage, locales } from './language.ts'

/**
 * The message of a failed request in the language of the page: that of its code where the page has the texts of `errors`,
 * else the server's own sentence, else a general one.
 */
export function getErrorText(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) {
    const time = formatDuration(error.retryAfter, i18n.language)
    return `${translate(i18n, 'common:wait.title')} ${translate(i18n, 'common:wait.left', { time })}`
  }
  if (error instanceof ApiError && error.detail) return getCodeText(error.error, i18n) ?? error.detail
  if (error instanceof OfflineError) return translate(i18n, 'common:error.offline')
  return translate(i18n, 'common:error.text')
}

/** The message of an error code, where the page has the texts of `errors`; undefined for a code that they lack. */
export function getCodeText(code: string, i18n: I18n): string | undefined {
  return i18n.exists(`errors:${code}`) ? translate(i18n, `errors:${code as ErrorCode}`) : undefined
}

/** Seconds in words: "40 segundos", "58 minutos". */
function formatDuration(seconds: number, language: string): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(locales[asLanguage(language)], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count)
}
