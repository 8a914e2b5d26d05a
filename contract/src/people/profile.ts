/** Profiles: what others see of an account. */
import { z } from 'zod'
import { profileLinks, profileTextFields } from '../accounts/account.ts'
import { category } from './category.ts'
import { visibleFacts } from './facts.ts'
import { accountType, id, instant, placeholder, sex, textLanguage } from '../platform/fields.ts'
import { route } from '../platform/route.ts'
import { verifiedAgency } from '../safety/verification.ts'

const verified = z.boolean().describe('Whether moderators have verified this agency; false for talent.')

/** The author of a comment. */
export const author = z
  .object({
    id,
    fullname: z.string(),
    profile_url: z.string(),
    profileImage: z.string().nullable(),
    type: accountType,
    verified,
  })
  .meta({ id: 'Author' })
export type Author = z.infer<typeof author>

/** What tells a reader who somebody is, next to their name. */
const introduction = {
  ciudad: z.string().nullable().describe('Null when the caller may not see it (P-minors-1).'),
  categories: z.array(z.int()).describe('Category ids, 1 to 8.'),
}

/** The author of a post (P-posts-29). */
export const postAuthor = author.extend(introduction).meta({ id: 'PostAuthor' })

/** A person in a list of people (P-discovery-12). */
export const personCard = author
  .extend({
    ...introduction,
    coverImage: z.string().nullable(),
    coverPlaceholder: placeholder,
    country: z.string(),
    following: z.boolean().describe('Whether the caller follows this person.'),
  })
  .meta({ id: 'Person' })
export type PersonCard = z.infer<typeof personCard>

const profileUser = z.object({
  id,
  nombre: z.string(),
  apellido: z.string(),
  fullname: z.string(),
  profile_url: z.string(),
  profileImage: z.string().nullable(),
  coverImage: z.string().nullable(),
  coverPlaceholder: placeholder,
  ciudad: z.string().nullable(),
  country: z.string(),
  birthdate: z.string().nullable(),
  sex: sex.nullable(),
  email: z.string().nullable(),
  ...profileTextFields,
  biographyLanguage: textLanguage,
  interests: z.array(z.string()),
  createdAt: instant,
  type: accountType,
  verified,
  following: z.boolean(),
  isblocked: z.literal(false),
  followersCount: z.int(),
  followingCount: z.int(),
})

/** A profile (P-profiles-1). Fields the caller may not see are null (P-minors-1). */
export const profile = z
  .object({
    user: profileUser.meta({ id: 'ProfileUser' }),
    profile: profileLinks,
    categories: z.array(category),
    facts: visibleFacts.describe('Empty unless it is the profile of a talent.'),
    verified: verifiedAgency
      .nullable()
      .describe(
        'Of a verified agency: since when, and what moderators checked; else null (P-verification-6).',
      ),
  })
  .meta({ id: 'Profile' })

/** Reduced profile of a person the caller has blocked (P-profiles-2). */
export const blockedProfile = z
  .object({ user: z.object({ id, isblocked: z.literal(true) }) })
  .meta({ id: 'BlockedProfile' })

/** Profile fields and links in one object, for an agency's card. */
export const user = z.object({ ...profileUser.shape, ...profileLinks.shape }).meta({ id: 'User' })

export const profileContract = {
  getProfile: route({
    method: 'GET',
    path: '/users/{id}/profile',
    audience: 'member',
    replica: true,
    summary: 'Returns a profile by id or profile_url.',
    params: z.object({ id: z.string() }),
    query: z.object({
      prefetch: z
        .literal('true', 'not_a_choice')
        .optional()
        .describe('Loaded before it is opened: not counted as a view (P-profiles-25).'),
    }),
    example: { params: { id: 'ana-baila' } },
    replies: { 200: z.union([profile, blockedProfile]) },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getOwnProfileAs: route({
    method: 'GET',
    path: '/users/self/seen-by/{type}',
    audience: 'member',
    replica: true,
    summary:
      "Returns the caller's profile as a member of the given type sees it who has no relation to the caller.",
    params: z.object({ type: accountType }),
    example: { params: { type: 'agencia' } },
    replies: { 200: profile },
    unlimited: 'bounded read',
  }),
  getUserOfType: route({
    method: 'GET',
    path: '/users/{id}/{type}',
    audience: 'member',
    replica: true,
    summary: 'Returns a person by id or profile_url, if the account has the given type.',
    params: z.object({ id: z.string(), type: accountType }),
    example: { params: { id: 'ana-baila', type: 'talento' } },
    replies: { 200: user },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
}
