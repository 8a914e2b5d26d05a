import type { OwnFacts, VisibleFacts } from '@brilla/contract/people/facts'
import type { Language } from '@brilla/contract/platform/errors'
import type { AccountType } from '@brilla/contract/platform/fields'
import { distinctSkills, translateSkill } from '../dictionary/index.ts'
import { listVisibleParts } from './facts.rules.ts'
import type { FactsRow } from './facts.store.ts'

/** The values of an account without a row, which are the defaults of the columns. */
const noFacts: FactsRow = {
  skills: [],
  skills_audience: 'everyone',
  languages: [],
  languages_audience: 'everyone',
  credits: [],
  credits_audience: 'everyone',
  open_to_offers: false,
  available_from: null,
  travels: false,
  availability_audience: 'everyone',
  height_cm: null,
  chest_cm: null,
  waist_cm: null,
  hips_cm: null,
  shoe_eu: null,
  hair: null,
  eyes: null,
  measurements_audience: 'agencies',
  vocal_range: null,
  instruments: [],
  music_audience: 'everyone',
  showreel_id: null,
  showreel_video: null,
  showreel_audience: 'everyone',
  representation_name: null,
  representation_link: null,
  representation_audience: 'everyone',
}

/** Converts facts to the API format for their owner. */
export function presentOwnFacts(row: FactsRow = noFacts): OwnFacts {
  return {
    skills: { items: row.skills, audience: row.skills_audience },
    languages: { items: row.languages, audience: row.languages_audience },
    credits: { items: row.credits, audience: row.credits_audience },
    availability: {
      open: row.open_to_offers,
      from: row.available_from,
      travels: row.travels,
      audience: row.availability_audience,
    },
    measurements: {
      heightCm: row.height_cm,
      chestCm: row.chest_cm,
      waistCm: row.waist_cm,
      hipsCm: row.hips_cm,
      shoeEu: row.shoe_eu,
      hair: row.hair,
      eyes: row.eyes,
      audience: row.measurements_audience,
    },
    music: {
      vocalRange: row.vocal_range,
      instruments: row.instruments,
      audience: row.music_audience,
    },
    showreel: { postId: row.showreel_id, video: row.showreel_video, audience: row.showreel_audience },
    representation: {
      name: row.representation_name,
      link: row.representation_link,
      audience: row.representation_audience,
    },
    // The columns hold what the contract has validated.
  } as OwnFacts
}

/** The facts of a talent as a reader sees them in the profile (P-profiles-19, P-minors-12). */
export function presentVisibleFacts(
  owner: { id: string; birthdate: string },
  row: FactsRow | undefined,
  reader: { accountId: string; type: AccountType },
  today: Date,
): VisibleFacts {
  const facts = presentOwnFacts(row)
  const isOwn = owner.id === reader.accountId
  const parts = listVisibleParts(owner, facts, reader, today).map((part) => {
    const { audience, ...values } = facts[part]
    return [part, isOwn ? { ...values, audience } : values]
  })
  return Object.fromEntries(parts) as VisibleFacts
}

/** Facts with the skills and instruments that the dictionary knows in the reader's language (P-profiles-19). */
export function translateSkills<Facts extends VisibleFacts | Partial<OwnFacts>>(
  facts: Facts,
  language: Language,
): Facts {
  const translate = (skills: string[]) =>
    distinctSkills(skills.map((skill) => translateSkill(skill, language)))
  const { skills, music } = facts
  return {
    ...facts,
    ...(skills && { skills: { ...skills, items: translate(skills.items) } }),
    ...(music && { music: { ...music, instruments: translate(music.instruments) } }),
  }
}
