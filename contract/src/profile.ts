/** How people see one another. */
import { z } from 'zod'
import { profileLinks } from './account.ts'
import { category } from './category.ts'
import { accountType, id, instant, sex } from './fields.ts'
import { route } from './route.ts'

/** A person beside something they made. */
export const author = z.object({
  id,
  fullname: z.string(),
  profile_url: z.string(),
  profileImage: z.string().nullable(),
  type: accountType,
})
export type Author = z.infer<typeof author>

/** A person in a list of people: what a card of theirs shows. */
export const personCard = author.extend({
  coverImage: z.string().nullable(),
  country: z.string(),
  following: z.boolean().describe('Whether the caller follows them.'),
})
export type PersonCard = z.infer<typeof personCard>

/** The profile response of content.md section 3. What decision 25 hides is null. */
export const profile = z.object({
  user: z.object({
    id,
    nombre: z.string(),
    apellido: z.string(),
    fullname: z.string(),
    profile_url: z.string(),
    profileImage: z.string().nullable(),
    coverImage: z.string().nullable(),
    ciudad: z.string().nullable(),
    country: z.string(),
    birthdate: z.string().nullable(),
    sex: sex.nullable(),
    email: z.string().nullable(),
    biography: z.string(),
    interests: z.array(z.string()),
    createdAt: instant,
    type: accountType,
    following: z.boolean(),
    isblocked: z.literal(false),
    followersCount: z.int(),
    followingCount: z.int(),
  }),
  profile: profileLinks,
  categories: z.array(category),
})

/** All that is left of somebody whom the caller has blocked (api.md, "Profiles, following, safety"). */
export const blockedProfile = z.object({ user: z.object({ id, isblocked: z.literal(true) }) })

/** Somebody with the links beside the particulars: what an agency's card shows. */
export const user = z.object({ ...profile.shape.user.shape, ...profileLinks.shape })

export const profileContract = {
  getProfile: route({
    method: 'GET',
    path: '/users/{id}/profile',
    audience: 'member',
    summary: 'A profile, by id or profile_url.',
    params: z.object({ id: z.string() }),
    replies: { 200: z.union([profile, blockedProfile]) },
    errors: ['not_found'],
  }),
  getUserOfType: route({
    method: 'GET',
    path: '/users/{id}/{type}',
    audience: 'member',
    summary: 'Somebody of one account type, by id or profile_url.',
    params: z.object({ id: z.string(), type: accountType }),
    replies: { 200: user },
    errors: ['not_found'],
  }),
}
