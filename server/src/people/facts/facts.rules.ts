import { isMinor } from '@brilla/contract/accounts/age'
import type { ErrorCode } from '@brilla/contract/platform/errors'
import { adultFactParts, type FactPart, factParts } from '@brilla/contract/people/fact-choices'
import type { factsContract, OwnFacts } from '@brilla/contract/people/facts'
import type { AccountType } from '@brilla/contract/platform/fields'
import type { z } from 'zod'
import { getAllowedAudiences, normalizeLink } from '../../accounts/account/index.ts'

export type FactsBody = z.output<(typeof factsContract)['saveFacts']['body']>

/** Whether a part says nothing: everything but its audience is absent, empty or false. */
function isEmpty(part: Record<string, unknown>): boolean {
  return Object.entries(part).every(
    ([name, value]) =>
      name === 'audience' || (Array.isArray(value) ? value.length === 0 : value === null || value === false),
  )
}

const isForAdults = (part: FactPart) => adultFactParts.some((adult) => adult === part)

/** The parts of somebody's facts that a reader sees: those that say something and are for them; the owner sees all of these. */
export function listVisibleParts(
  owner: { id: string; birthdate: string },
  facts: OwnFacts,
  reader: { accountId: string; type: AccountType },
  today: Date,
): FactPart[] {
  const filled = factParts.filter((part) => !isEmpty(facts[part]))
  if (owner.id === reader.accountId) return filled
  const minor = isMinor(today, owner.birthdate)
  const audiences = getAllowedAudiences(reader.type)
  return filled.filter((part) => audiences.includes(facts[part].audience) && !(minor && isForAdults(part)))
}

/** The parts that a minor fills in although they are for adults; emptying them is always possible (P-minors-12). */
export function findPartsForAdults(now: Date, birthdate: string, body: FactsBody) {
  if (!isMinor(now, birthdate)) return []
  return adultFactParts
    .filter((part) => body[part] && !isEmpty(body[part]))
    .map((part) => ({ field: part, error: 'solo_adultos' as const }))
}

/** The texts of the facts that somebody else sees, by their fields. */
export function listShownTexts({ skills, music, credits }: FactsBody) {
  const tags = (field: string, items: readonly string[] = []) =>
    Object.fromEntries(items.map((text, index) => [`${field}.${index}`, text]))
  const shown = <Part extends { audience: string }>(part: Part | undefined) =>
    part?.audience === 'nobody' ? undefined : part
  const works = Object.entries(shown(credits)?.items ?? [])
  const texts = works.flatMap(([index, credit]) =>
    (['title', 'role', 'place'] as const).map(
      (field) => [`credits.items.${index}.${field}`, credit[field]] as const,
    ),
  )
  return {
    texts: {
      ...tags('skills.items', shown(skills)?.items),
      ...tags('music.instruments', shown(music)?.instruments),
      ...Object.fromEntries(texts),
    },
    links: Object.fromEntries(works.map(([index, { link }]) => [`credits.items.${index}.link`, link])),
  }
}

/** The languages that are in the list already. */
export function findRepeatedLanguages({ languages }: FactsBody) {
  const codes = languages?.items.map(({ code }) => code) ?? []
  return codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [{ field: `languages.items.${index}.code`, error: 'idioma_repetido' as const }]
      : [],
  )
}

/** The facts with complete links, and the fields whose links are invalid. */
export function normalizeLinks(body: FactsBody) {
  const errors: { field: string; error: ErrorCode }[] = []
  function normalize(field: string, typed: string | null): string | null {
    const url = normalizeLink('web', typed)
    if (url === undefined) errors.push({ field, error: 'enlace_invalido' })
    return url ?? null
  }
  const credits = body.credits?.items.map((credit, index) => ({
    ...credit,
    link: normalize(`credits.items.${index}.link`, credit.link),
  }))
  const representation = body.representation && {
    ...body.representation,
    link: normalize('representation.link', body.representation.link),
  }
  return { credits, representation, errors }
}
