import { isMinor } from '@brilla/contract/accounts/age'
import { adultFactParts, factParts } from '@brilla/contract/people/fact-choices'
import type { OwnFacts } from '@brilla/contract/people/facts'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import type { PressKitPart } from '@brilla/contract/public/press-kit-choices'
import { readAudiences } from '../../accounts/account/index.ts'
import { presentVisibleFacts } from '../../people/facts/index.ts'
import type { PressKitRow } from './press-kit.store.ts'

/** A part of a press kit, and who sees it in the profile. */
export interface OfferedPart {
  part: PressKitPart
  audience: FieldAudience
}

/** The facts of the profile that say something, as their owner reads them. */
export const readFacts = (row: PressKitRow, today: Date): Partial<OwnFacts> =>
  presentVisibleFacts(
    row,
    row.facts ?? undefined,
    { accountId: row.id, type: 'talento' },
    today,
  ) as Partial<OwnFacts>

/** The parts that a press kit can contain: of a minor none that others may not see either (P-presskit-3). */
export function listParts(row: PressKitRow, today: Date): OfferedPart[] {
  const facts = readFacts(row, today)
  const audiences = readAudiences(row)
  const minor = isMinor(today, row.birthdate)
  const personal: OfferedPart[] = [
    ...(row.city === '' ? [] : [{ part: 'city' as const, audience: audiences.city }]),
    { part: 'email', audience: audiences.email },
  ]
  const ofFacts = factParts.flatMap((part) => {
    const fact = facts[part]
    const isForAdults = adultFactParts.some((adult) => adult === part)
    return fact && !(minor && isForAdults) ? [{ part, audience: fact.audience }] : []
  })
  return minor ? ofFacts : [...personal, ...ofFacts]
}

/** The parts to include: those that were chosen of the offered ones, or what everyone may see (P-presskit-2). */
export function chooseParts(offered: readonly OfferedPart[], chosen: readonly string[] | undefined) {
  const included = offered.filter(({ part, audience }) =>
    chosen === undefined ? audience === 'everyone' : chosen.includes(part),
  )
  return new Set(included.map(({ part }) => part))
}

/** From the narrowest to the widest. */
const audienceOrder: readonly FieldAudience[] = ['nobody', 'agencies', 'everyone']

/** Who sees the chosen parts in the profile. */
export function readChosenAudiences(offered: readonly OfferedPart[], chosen: readonly string[]) {
  const found = offered.filter(({ part }) => chosen.includes(part))
  return Object.fromEntries(found.map(({ part, audience }) => [part, audience]))
}

/**
 * The parts that a link to a press kit shows: those that were chosen, unless their owner has shown them to fewer people
 * since (P-presskit-5). `audiences`: who saw them when they were chosen.
 */
export function chooseLinkedParts(
  offered: readonly OfferedPart[],
  chosen: readonly string[],
  audiences: Partial<Record<string, FieldAudience>>,
) {
  const isNarrower = ({ part, audience }: OfferedPart) =>
    audienceOrder.indexOf(audience) < audienceOrder.indexOf(audiences[part] ?? 'nobody')
  return chooseParts(
    offered.filter((offer) => !isNarrower(offer)),
    chosen,
  )
}
