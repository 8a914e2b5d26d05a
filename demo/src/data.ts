/** The demonstration data: the JSON files in `demo/data`, and the one schema that all of them have. */
import { readFileSync } from 'node:fs'
import { contract } from '@brilla/contract'
import { categoryId } from '@brilla/contract/people/category'
import { listStatuses } from '@brilla/contract/casting/list-choices'
import { votes } from '@brilla/contract/casting/presentation-choices'
import { contactTypes } from '@brilla/contract/safety/contact-types'
import { reportReason } from '@brilla/contract/safety/report'
import { verificationChecks } from '@brilla/contract/safety/verification-checks'
import { z } from 'zod'

const text = z.string().min(1)
/** Refers to a person everywhere in the data (`amara`), and is the part before the @ of their email. */
const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
/** Before the seeding; may be a fraction: 0.1 is about two and a half hours. */
const daysAgo = z.number().min(0)
const language = z.enum(['es', 'en'])
/** From 0 to 1: how many people like it, compared with the most popular posts. */
const warmth = z.number().min(0).max(1)

const comment = z.strictObject({
  by: key,
  /** The person to whose last comment before this one it replies. */
  replyTo: key.optional(),
  text,
  /** The first version of the text, before it was edited. */
  before: text.optional(),
  /** After the post or share, but never in the future. */
  hoursLater: z.number().positive(),
  /** The number of its likes. */
  loved: z.int().optional(),
})

const share = z.strictObject({
  by: key,
  text,
  hoursLater: z.number().positive(),
  warmth,
  comments: z.array(comment).optional(),
})

const post = z.strictObject({
  text,
  /** The first version of the text, before its author edited it. */
  before: text.optional(),
  daysAgo,
  /** Names of files in `pictures/photos`. */
  photos: z.array(text).min(1).max(20).optional(),
  video: z
    .strictObject({
      /** Of a video on YouTube, freely licensed and likely to stay online. */
      id: text,
      /** Name of a file in `pictures/posters`. */
      poster: text,
      showreel: z.literal(true).optional(),
    })
    .optional(),
  /** Names of files in `documents`. */
  documents: z.array(text).optional(),
  warmth,
  comments: z.array(comment).optional(),
  shares: z.array(share).optional(),
})

const person = z.strictObject({
  key,
  firstName: text,
  lastName: text,
  sex: z.enum(['MA', 'FE']).nullable(),
  /** The birth date is computed from it: the age is right at any time. */
  age: z.int().min(14),
  country: z.string().regex(/^[A-Z]{2}$/),
  city: text,
  language,
  biography: z.string().min(150),
  joinedDaysAgo: daysAgo,
  categories: z.array(categoryId).min(1),
  interests: z.array(text).optional(),
  links: z
    .partialRecord(
      z.enum(['facebook', 'twitter', 'instagram', 'spotify', 'youtube', 'linkedin', 'web']),
      z.url(),
    )
    .optional(),
})

const talent = person.extend({
  /** The person whose portrait theirs is, too: one of many in one field. They have no cover and follow few. */
  portrait: key.optional(),
  facts: contract.saveFacts.body.optional(),
  /** From when, counted from the seeding, the availability of `facts` holds; now by default. */
  availableInDays: z.int().positive().optional(),
  posts: z.array(post),
})

/** Its first and last name are those of its contact person. */
const agency = person.extend({ agencyName: text })

/** An account in an unusual state, to try what the product shows to its owner. */
const newcomer = z.strictObject({
  key,
  nombre: text,
  apellido: text,
  /** Null when not chosen yet. */
  type: z.enum(['talento', 'agencia']).nullable(),
  daysAgo,
  /** Has not opened the confirmation mail, which is in the outbox. */
  unconfirmed: z.literal(true).optional(),
  /** Requested and not confirmed; that mail is in the outbox too. */
  newEmail: z.email().optional(),
  /** The account is restored by logging in. */
  deactivatedDaysAgo: daysAgo.optional(),
  suspendedFor: text.optional(),
})

/** An answer accepts a conversation; without one it stays a request. */
const conversation = z.strictObject({
  between: z.tuple([key, key]),
  daysAgo,
  /** How many of the last messages their recipient has not read. */
  unread: z.int().default(0),
  messages: z.array(
    z.strictObject({
      by: key,
      text,
      /** After the message before it. */
      minutesLater: z.number().min(0),
      /** The post `<author> <index>` of the newest ones, or a person. */
      share: z.union([z.strictObject({ post: text }), z.strictObject({ profile: key })]).optional(),
    }),
  ),
})

const report = z.strictObject({
  by: key,
  /** A post is `<author> <index>`; of the comments below it or the messages of a person it is the first. */
  about: z.union([
    z.strictObject({ person: key }),
    z.strictObject({ post: text }),
    z.strictObject({ commentBelow: text }),
    z.strictObject({ messageFrom: key }),
  ]),
  reason: reportReason,
  text,
  daysAgo,
})

/** A request to be verified, approved a day later if it says what was checked. */
const verification = z.strictObject({
  agency: key,
  daysAgo,
  legalName: text,
  taxId: text,
  country: text,
  web: z.url(),
  domainEmail: z.email(),
  /** Name of a file in `documents`. */
  document: text,
  checked: z.array(z.enum(verificationChecks)).optional(),
})

const desk = z.strictObject({
  moderator: z.strictObject({ nombre: text, apellido: text, birthdate: text, ciudad: text }),
  verifications: z.array(verification),
  reports: z.array(report),
  /** A reported post that the moderator has removed, and the appeal of its author. */
  removal: z.strictObject({
    author: key,
    post: text,
    reason: text,
    appeal: text,
    decidedDaysAgo: daysAgo,
    appealedDaysAgo: daysAgo,
  }),
  suspensionAppeal: z.strictObject({ by: key, text }),
  block: z.strictObject({ blocker: key, blocked: key }),
})

const contactRequest = z.strictObject({
  type: z.enum(contactTypes),
  message: text,
  daysAgo,
  sender: z.union([
    z.strictObject({ by: key }),
    z.strictObject({ name: text, email: z.email(), lang: language }),
  ]),
})

/** What an agency keeps for its castings. The presentation shows the list that it names. */
const agencyDeskSchema = z.strictObject({
  owner: key,
  lists: z.array(
    z.strictObject({
      name: text,
      people: z.array(z.strictObject({ key, status: z.enum(listStatuses), note: z.string() })),
    }),
  ),
  presentation: z.strictObject({
    title: text,
    list: text,
    viewers: z.array(
      z.strictObject({
        name: text,
        votes: z.array(z.strictObject({ key, vote: z.enum(votes), comment: z.string() })),
      }),
    ),
  }),
  templates: z.array(contract.createMessageTemplate.body),
})

const pressKitLink = z.strictObject({ owner: key, body: contract.createPressKitLink.body })
const savedSearch = z.strictObject({ owner: key, body: contract.createSavedSearch.body })

export type Talent = z.infer<typeof talent>
export type Agency = z.infer<typeof agency>
export type Post = z.infer<typeof post>
export type Comment = z.infer<typeof comment>
export type Share = z.infer<typeof share>
export type Newcomer = z.infer<typeof newcomer>
export type Conversation = z.infer<typeof conversation>
export type Verification = z.infer<typeof verification>
export type Report = z.infer<typeof report>
export type ContactRequest = z.infer<typeof contactRequest>
export type PressKitLink = z.infer<typeof pressKitLink>
export type SavedSearch = z.infer<typeof savedSearch>

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const json: unknown = JSON.parse(readFileSync(new URL(`../data/${file}.json`, import.meta.url), 'utf8'))
  const { data, error } = schema.safeParse(json)
  if (error) throw new Error(`demo/data/${file}.json: ${z.prettifyError(error)}`)
  return data as z.infer<Schema>
}

const areas = [
  'sports',
  'music',
  'art',
  'film',
  'modeling',
  'literature',
  'science',
  'cooking',
  'mexico-city-dancers',
]

/** In the order of the categories on the wire, and then those of whom an agency can choose many. */
export const talents = areas.flatMap((area) => read(`talents/${area}`, z.array(talent)))
export const agencies = read('agencies', z.array(agency))
export const people = [...talents, ...agencies]
export const newcomers = read('newcomers', z.array(newcomer))
export const conversations = ['ana', 'casting', 'spanish', 'english'].flatMap((file) =>
  read(`conversations/${file}`, z.array(conversation)),
)
export const { moderator, verifications, reports, removal, suspensionAppeal, block } = read('desk', desk)
export const contactRequests = read('contact-requests', z.array(contactRequest))
export const pressKitLinks = read('press-kit-links', z.array(pressKitLink))
export const savedSearches = read('saved-searches', z.array(savedSearch))
export const agencyDesk = read('agency-desk', agencyDeskSchema)

/** The alternative texts of the photos by their names, in the languages of those who post them. */
export const photoAltTexts = read('photo-alt-texts', z.record(text, z.partialRecord(language, text)))

/** By subject, searches with the keys of the people of whom one should come first. */
export const searchQueries = read('search-queries', z.record(text, z.record(text, z.array(key))))
