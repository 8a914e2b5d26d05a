/** Which personal data an account shows to others, as its owner chooses (P-minors-8). */
import { isMinor, isOldEnough } from '@brilla/contract/accounts/age'
import type { ErrorCode, Language } from '@brilla/contract/platform/errors'
import type { AccountType, FieldAudience } from '@brilla/contract/platform/fields'
import { nameCity } from '../city/index.ts'

interface AudienceColumns {
  show_email: boolean
  email_to_agencies: boolean
  show_birthdate: boolean
  birthdate_to_agencies: boolean
  city_audience: string
}

/** Who sees e-mail, birth date and city of an adult. */
export function readAudiences(row: AudienceColumns): Record<'email' | 'birthdate' | 'city', FieldAudience> {
  const read = (show: boolean, toAgencies: boolean) =>
    show ? 'everyone' : toAgencies ? 'agencies' : 'nobody'
  return {
    email: read(row.show_email, row.email_to_agencies),
    birthdate: read(row.show_birthdate, row.birthdate_to_agencies),
    city: row.city_audience as FieldAudience,
  }
}

/** The audiences that include a reader of this type. */
export const getAllowedAudiences = (type: AccountType | null): readonly FieldAudience[] =>
  type === 'agencia' ? ['everyone', 'agencies'] : ['everyone']

interface Reader {
  accountId: string
  type: AccountType | null
  language: Language
}

/** The city of an account as a reader sees it, in their language (P-language-12): that of a minor is visible only to themselves (P-minors-1, P-minors-11). */
export function getVisibleCity(
  account: { id: string; city: string; country: string; birthdate: string; city_audience: string },
  { accountId, type, language }: Reader,
  today: Date,
): string | null {
  const isIncluded = () => getAllowedAudiences(type).some((audience) => audience === account.city_audience)
  const isVisible = account.id === accountId || (!isMinor(today, account.birthdate) && isIncluded())
  return isVisible ? nameCity(account.city, account.country, language) : null
}

/** What of an account is for guests and search engines (P-profiles-16, P-profiles-22). */
interface SentSwitches {
  publicPreview?: boolean | undefined
  searchEngines?: boolean | undefined
}

/** The columns to set; those of a switch that was not sent are undefined and stay unchanged. */
export function toSwitchColumns({ publicPreview, searchEngines }: SentSwitches) {
  return { public_preview: publicPreview, search_engines: searchEngines }
}

interface SentAudiences {
  showEmail?: FieldAudience | undefined
  showBirthdate?: FieldAudience | undefined
  showCity?: FieldAudience | undefined
}

/** The columns to set; those of a field that was not sent are undefined and stay unchanged. */
export function toAudienceColumns({ showEmail, showBirthdate, showCity }: SentAudiences) {
  return {
    show_email: showEmail && showEmail === 'everyone',
    email_to_agencies: showEmail && showEmail === 'agencies',
    show_birthdate: showBirthdate && showBirthdate === 'everyone',
    birthdate_to_agencies: showBirthdate && showBirthdate === 'agencies',
    city_audience: showCity,
  }
}

/** The columns of a new account: what was not chosen is shown to everyone, and of a minor nothing is (P-minors-9). */
export function toInitialAudienceColumns(now: Date, birthdate: string, sent: SentAudiences) {
  const initial = isMinor(now, birthdate) ? 'nobody' : 'everyone'
  return {
    ...toAudienceColumns({
      showEmail: sent.showEmail ?? initial,
      showBirthdate: sent.showBirthdate ?? initial,
      showCity: sent.showCity ?? initial,
    }),
    public_preview: initial === 'everyone',
  }
}

/** What of a minor nobody sees, neither now nor without their doing on the 18th birthday (P-settings-20). */
export const nothingPublic = {
  ...toAudienceColumns({ showEmail: 'nobody', showBirthdate: 'nobody', showCity: 'nobody' }),
  contact_email: null,
  public_preview: false,
}

/** The errors of a minor who makes something public. */
export function findPublicOfMinor(
  now: Date,
  birthdate: string,
  {
    showEmail,
    showBirthdate,
    showCity,
    contactEmail,
    publicPreview,
  }: SentAudiences & SentSwitches & { contactEmail?: string | null | undefined },
) {
  if (!isMinor(now, birthdate)) return []
  const isPublic = {
    showEmail: showEmail && showEmail !== 'nobody',
    showBirthdate: showBirthdate && showBirthdate !== 'nobody',
    showCity: showCity && showCity !== 'nobody',
    contactEmail,
    publicPreview,
  }
  return Object.entries(isPublic).flatMap(([field, is]) =>
    is ? [{ field, error: 'menor_oculto' as const }] : [],
  )
}

interface Birthdate {
  birthdate: string
  birthdate_corrected_at: Date | null
}

/** Whether the owner may correct the birth date (P-settings-19). */
export function getBirthdateChange(now: Date, { birthdate, birthdate_corrected_at }: Birthdate) {
  if (isMinor(now, birthdate)) return 'minor'
  return birthdate_corrected_at ? 'corrected' : 'once'
}

/** The error of an owner who changes the birth date to `changed`. */
export function findBirthdateError(
  now: Date,
  before: Birthdate & { type: string | null },
  changed: string,
): ErrorCode | undefined {
  if (changed === before.birthdate) return undefined
  if (!isOldEnough(now, changed)) return 'edad_minima'
  const change = getBirthdateChange(now, before)
  if (change === 'once')
    return before.type === 'agencia' && isMinor(now, changed) ? 'agencia_solo_adultos' : undefined
  return change === 'minor' ? 'fecha_menor' : 'fecha_ya_corregida'
}
