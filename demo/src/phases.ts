/** The order in which the demonstration data are seeded: what the first page shows comes first. */
import { createList, presentList, saveTemplate } from './agency-desk.ts'
import { sendContactRequest } from './contact.ts'
import { getStepName, writeConversation } from './conversations.ts'
import {
  agencyDesk,
  contactRequests,
  conversations,
  newcomers,
  people,
  pressKitLinks,
  reports,
  savedSearches,
  talents,
  verifications,
} from './data.ts'
import { addCover, addFacts, addProfileImage, chooseShowreel, hasOwnPictures, joinBrilla } from './people.ts'
import { followOthers } from './follows.ts'
import {
  askForVerification,
  createBlock,
  createModerator,
  createRemoval,
  sendAppeal,
  sendReport,
} from './desk.ts'
import { printedAccounts } from './logins.ts'
import { createNewcomer } from './newcomers.ts'
import { publishPost } from './posts.ts'
import { viewedPeople, viewProfile } from './profile-views.ts'
import { addReactions } from './reactions.ts'
import { createLink } from './press-kit-links.ts'
import { saveSearch } from './saved-searches.ts'
import type { NamedPost, World } from './world.ts'

/** Runs once; later steps can read its result. */
export interface Step {
  name: string
  run(): Promise<string | void>
}

/** Steps that run one after the other. */
export type Sequence = Step[]

/** Sequences that run concurrently; a phase starts when the one before it is done. */
export type Phase = Sequence[]

/** Posts that are published before anything else is seeded: two screens of the feed. */
const newestPosts = 20

/**
 * The printed accounts first; then the newest posts with their authors; then the other people, what they say about these
 * posts, and everything else.
 */
export function createPhases(world: World): Phase[] {
  const posts: NamedPost[] = talents
    .flatMap((author) =>
      author.posts.map((post, index) => ({ name: `${author.key} ${index}`, author, post })),
    )
    .toSorted((a, b) => a.post.daysAgo - b.post.daysAgo)
  const newest = posts.slice(0, newestPosts)
  const older = posts.slice(newestPosts)
  const newestAuthors = new Set(newest.map(({ author }) => author.key))
  const isPrinted = ({ key }: { key: string }) => Object.values(printedAccounts).includes(key)
  const first = people.filter((person) => newestAuthors.has(person.key) || isPrinted(person))
  const others = people.filter((person) => !first.includes(person))

  const joinAll = (list: typeof people): Sequence[] =>
    list.map((person) => [{ name: `join ${person.key}`, run: () => joinBrilla(world, person) }])
  const addProfileImages = (list: typeof people): Sequence[] =>
    list.map((person) => [{ name: `face ${person.key}`, run: () => addProfileImage(world, person) }])
  const addCovers = (list: typeof people): Sequence[] =>
    list.map((person) => [{ name: `cover ${person.key}`, run: () => addCover(world, person) }])
  const publish = (post: NamedPost): Step => ({
    name: `post ${post.name}`,
    run: () => publishPost(world, post),
  })
  const react = (post: NamedPost): Step => ({
    name: `react ${post.name}`,
    run: () => addReactions(world, post),
  })

  return [
    [...joinAll(people.filter(isPrinted)), [{ name: 'moderator', run: () => createModerator(world) }]],
    joinAll(first.filter((person) => !isPrinted(person))),
    addProfileImages(first),
    newest.map((post) => [publish(post)]),
    [
      ...joinAll(others),
      ...newcomers.map((each) => [{ name: `begin ${each.key}`, run: () => createNewcomer(world, each) }]),
    ],
    // Oldest first, so that notifications are in the order of what they tell.
    newest.toReversed().map((post) => [react(post)]),
    // Other processes check pictures, while this one sends the requests of the others.
    interleave(
      [...addProfileImages(others), ...addCovers(people.filter(hasOwnPictures))],
      [
        ...people.map((person) => [{ name: `follow ${person.key}`, run: () => followOthers(world, person) }]),
        ...talents
          .filter(({ facts }) => facts)
          .map((person) => [{ name: `facts ${person.key}`, run: () => addFacts(world, person) }]),
      ],
    ),
    // Before the older posts: conversations are on the first page that an agency opens.
    conversations.map((each) => [{ name: getStepName(each), run: () => writeConversation(world, each) }]),
    older.map((post) => [publish(post), react(post)]),
    [
      createDesk(world),
      ...viewedPeople.map((key) => [{ name: `views ${key}`, run: () => viewProfile(world, key) }]),
      createSavedSearches(world),
      createAgencyDesk(world),
      pressKitLinks.map((link) => ({ name: `press kit ${link.owner}`, run: () => createLink(world, link) })),
      ...posts
        .filter(({ post }) => post.video?.showreel)
        .map((post) => [{ name: `showreel ${post.author.key}`, run: () => chooseShowreel(world, post) }]),
    ],
  ]
}

/** One of each in turn; the rest of the longer list at its end. */
function interleave<Item>(first: Item[], second: Item[]): Item[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat()
}

/** After everybody has joined, so that nobody is announced as new. */
function createSavedSearches(world: World): Sequence {
  return savedSearches.map((search) => ({
    name: `saved search ${search.body.name}`,
    run: () => saveSearch(world, search),
  }))
}

/** The presentation after its list. */
function createAgencyDesk(world: World): Sequence {
  return [
    ...agencyDesk.lists.map((list) => ({ name: `list ${list.name}`, run: () => createList(world, list) })),
    ...agencyDesk.templates.map((template) => ({
      name: `template ${template.name}`,
      run: () => saveTemplate(world, template),
    })),
    { name: 'presentation', run: () => presentList(world) },
  ]
}

/** One after the other, so that the cases are in the order of their reports. */
function createDesk(world: World): Sequence {
  return [
    ...reports.map((report, index) => ({ name: `report ${index}`, run: () => sendReport(world, report) })),
    ...verifications.map((each) => ({
      name: `verification ${each.agency}`,
      run: () => askForVerification(world, each),
    })),
    { name: 'appeal', run: () => sendAppeal(world) },
    { name: 'removal', run: () => createRemoval(world) },
    { name: 'block', run: () => createBlock(world) },
    ...contactRequests.map((request) => ({
      name: `contact ${request.type}`,
      run: () => sendContactRequest(world, request),
    })),
  ]
}
