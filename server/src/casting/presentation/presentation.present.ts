import { getAge } from '@brilla/contract/accounts/age'
import type { Presentation, ShownPerson } from '@brilla/contract/casting/presentation'
import { presentationPath, type Vote } from '@brilla/contract/casting/presentation-choices'
import type { VisibleFacts } from '@brilla/contract/people/facts'
import type { Language } from '@brilla/contract/platform/errors'
import { truncate } from '@brilla/contract/platform/truncate'
import {
  getAllowedAudiences,
  getVisibleCity,
  hasContact,
  readAudiences,
} from '../../accounts/account/index.ts'
import { presentVisibleFacts, translateSkills } from '../../people/facts/index.ts'
import type { findViewers, findVotes, PersonRow, PresentationRow } from './presentation.store.ts'
import type { ShownRow, WorkRow } from './view.store.ts'

const captionMax = 80

/** What belongs to presentations, by the ids of these, and the votes by those of the people in them. */
interface Parts {
  people: ReadonlyMap<string, readonly PersonRow[]>
  viewers: ReadonlyMap<string, Awaited<ReturnType<typeof findViewers>>>
  votes: ReadonlyMap<string, Awaited<ReturnType<typeof findVotes>>>
}

/** Converts a presentation to the API format for its agency. */
export function presentPresentation(
  row: PresentationRow,
  { people, viewers, votes }: Parts,
  { origin, token }: { origin: string; token: string },
): Presentation {
  return {
    id: row.id,
    title: row.title,
    url: `${origin}${presentationPath}/${token}`,
    listId: row.list_id,
    hasPin: row.pin_hash !== null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    viewers: (viewers.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    people: (people.get(row.id) ?? []).map((person) => ({
      id: person.id,
      userId: person.account_id,
      fullname: person.full_name,
      profile_url: person.profile_url,
      profileImage: person.profile_image,
      votes: (votes.get(person.id) ?? []).map(({ viewer_id, vote, comment, voted_at }) => ({
        viewerId: viewer_id,
        vote: vote as Vote,
        comment,
        votedAt: voted_at.toISOString(),
      })),
    })),
  }
}

/** For whom a person is presented: their reader is the agency, in the language of the viewer. */
interface Reader {
  agencyId: string
  language: Language
  today: Date
}

/** Converts a person to what a viewer sees of them (P-presentations-2). */
export function presentShownPerson(
  row: ShownRow,
  works: readonly WorkRow[],
  ownVote: { vote: string; comment: string } | undefined,
  { agencyId, language, today }: Reader,
): ShownPerson {
  const reader = { accountId: agencyId, type: 'agencia' as const, language }
  const owner = { ...row, id: row.account_id }
  const showsAge = getAllowedAudiences('agencia').includes(readAudiences(row).birthdate)
  const facts = translateSkills(presentVisibleFacts(owner, row.facts ?? undefined, reader, today), language)
  const city = getVisibleCity(owner, reader, today)
  return {
    id: row.id,
    fullname: row.full_name,
    image: row.profile_image,
    age: showsAge ? getAge(today, row.birthdate) : null,
    ciudad: city && dropContact(city),
    country: row.country,
    categories: row.categories,
    facts: removeContacts(facts),
    works: works.filter(({ author_id }) => author_id === row.account_id).map(presentWork),
    ownVote: ownVote ? { vote: ownVote.vote as Vote, comment: ownVote.comment } : null,
  }
}

const dropContact = (text: string): string | null => (hasContact(text) ? null : text)

/** Facts without representation, links and texts with contact data, and without the parts that are empty then. */
function removeContacts(visible: VisibleFacts): VisibleFacts {
  const { representation: _, skills, credits, music, ...facts } = visible
  const isHarmless = (text: string) => !hasContact(text)
  const skillItems = skills?.items.filter(isHarmless) ?? []
  const instruments = music?.instruments.filter(isHarmless) ?? []
  const creditItems = (credits?.items ?? [])
    .filter(({ title }) => isHarmless(title))
    .map((credit) => ({
      ...credit,
      role: credit.role && dropContact(credit.role),
      place: credit.place && dropContact(credit.place),
      // It can lead to where its owner is reached.
      link: null,
    }))
  return {
    ...facts,
    ...(skillItems.length > 0 && { skills: { items: skillItems } }),
    ...(creditItems.length > 0 && { credits: { items: creditItems } }),
    ...(music &&
      (music.vocalRange !== null || instruments.length > 0) && { music: { ...music, instruments } }),
  }
}

/** The title of a work, its first words or its description: the first of them without contact data. */
function presentCaption({ title, description, alt }: WorkRow): string {
  const texts = [title, description, alt].map((text) => text.replace(/\s+/gu, ' ').trim())
  // More of a text is read than is shown, so that no contact data is cut in two.
  const isShown = (text: string) => text !== '' && !hasContact(text.slice(0, 2 * captionMax))
  return truncate(texts.find(isShown) ?? '', captionMax)
}

const presentWork = (row: WorkRow): ShownPerson['works'][number] => ({
  type: row.video_id === null ? 'photo' : 'video',
  title: presentCaption(row),
  image: row.image,
  placeholder: row.placeholder,
  video: row.video_id,
})
