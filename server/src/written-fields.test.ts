/** Nothing is accepted and dropped: every field that a route stores is written and read back. */
import { contract, type Contract, type RouteName } from '@brilla/contract'
import { profileTextNames, profileTexts } from '@brilla/contract/accounts/profile-texts'
import type { CallInput } from '@brilla/contract/platform/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { uploadFile } from './media/media.testing.ts'
import { createJpeg } from './media/media.samples.ts'
import { createVerificationForm } from './safety/verification/verification.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Body<N extends RouteName> = CallInput<Contract[N]> extends { body: infer B extends object } ? B : never

interface Writing<N extends RouteName> {
  token?: string
  params?: Record<string, string>
  /** Another value of each field than the stored one. */
  body: Body<N>
  /** Fields that are not read back under a name, by their paths, and where else they show. */
  besides?: Record<string, string>
  /** What is stored, by the names of the fields. */
  read: (reply: never) => object | Promise<object>
}

let made = 0
async function register(type: 'talento' | 'agencia'): Promise<TestPerson> {
  made += 1
  const name = `Escribe${made}`
  return (await server.registerPeople(type, name))[name]!
}
const getSelf = async ({ token }: TestPerson) => (await server.call('getSelf', { token })).body
const createPost = async ({ token }: TestPerson, body: Body<'createPost'>) =>
  (await server.call('createPost', { token, body })).body
const uploadPhoto = async (person: TestPerson) => ({
  filename: await uploadFile(server, person, { bytes: await createJpeg() }),
  type: 'image' as const,
  alt: 'En el salón',
})

const links = {
  facebook_url: 'https://www.facebook.com/escribe',
  twitter_url: 'https://x.com/escribe',
  instagram_url: 'https://www.instagram.com/escribe',
  spotify_url: 'https://open.spotify.com/artist/escribe',
  youtube_url: 'https://www.youtube.com/@escribe',
  linkedin_url: 'https://www.linkedin.com/in/escribe',
  web: 'https://escribe.example',
}

const writings: { [N in RouteName]?: () => Promise<Writing<N>> } = {
  async registerUser() {
    const body = {
      username: 'ignored',
      nombre: 'Abril',
      apellido: 'Uc',
      birthdate: `${new Date().getUTCFullYear() - 15}-01-01`,
      email: 'abril@gente.example',
      password: 'cuatro palabras sin sentido',
      sex: 'FE',
      country: 'AR',
      ciudad: 'Rosario',
      langCode: 'en',
      showEmail: 'nobody',
      showBirthdate: 'nobody',
      guardianEmail: 'mama-de-abril@gente.example',
      terms: true,
      intent: { action: 'open', profile: 'ana-baila' },
    } as const
    return {
      body,
      besides: {
        username: 'ignored (P-accounts-1)',
        terms: 'is always true',
        'intent.photo': 'only with the action `like`',
      },
      async read() {
        const mail = await server.mailTo(body.email)
        const link = /confirmation#([\w-]+)\S*/.exec(mail.text)!
        await server.call('confirmUser', { params: { token: link[1]! } })
        const { to: guardianEmail } = await server.mailTo(body.guardianEmail)
        const { email, password } = body
        const { token } = (await server.call('authenticate', { body: { email, password } })).body
        const self = await getSelf({ token } as TestPerson)
        return {
          ...self,
          guardianEmail,
          password,
          showEmail: self.emailAudience,
          showBirthdate: self.birthdateAudience,
          intent: { action: 'open', profile: link[0].includes('ana-baila') ? 'ana-baila' : '' },
        }
      },
    }
  },
  async updateUser() {
    const agency = await register('agencia')
    return {
      token: agency.token,
      body: {
        nombre: 'Otra',
        apellido: 'Persona',
        email: 'otra-persona@gente.example',
        fecha: '1980-02-03',
        sexo: 'FE',
        pais: 'AR',
        ciudad: 'Rosario',
        ...Object.fromEntries(Object.values(profileTexts).map((field) => [field, `Otro texto: ${field}`])),
        profile: { ...links, phone: '+52 999 123 4567' },
        interests: ['jazz'],
        showEmail: 'agencies',
        showBirthdate: 'agencies',
        showCity: 'agencies',
        publicPreview: true,
        searchEngines: true,
        commentsFrom: 'following',
        agencyName: 'Otra Luz',
        contactEmail: 'hola@otra-luz.example',
      },
      async read() {
        const self = await getSelf(agency)
        return {
          ...self,
          email: self.pendingEmail,
          fecha: self.birthdate,
          sexo: self.sex,
          pais: self.country,
          ...Object.fromEntries(profileTextNames.map((name) => [profileTexts[name], self[name]])),
          profile: self,
          showEmail: self.emailAudience,
          showBirthdate: self.birthdateAudience,
          showCity: self.cityAudience,
        }
      },
    }
  },
  async saveFacts() {
    const talent = await register('talento')
    const { id } = await createPost(talent, { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
    const body = structuredClone(contract.saveFacts.example.body) as unknown as Body<'saveFacts'>
    return {
      token: talent.token,
      body: { ...body, showreel: { postId: id, audience: 'agencies' } },
      async read() {
        const { facts } = await getSelf(talent)
        const withoutScheme = (link: string | null | undefined) => link?.replace('https://', '')
        const items = facts!.credits.items.map((credit) => ({ ...credit, link: withoutScheme(credit.link) }))
        const { representation } = facts!
        return {
          ...facts,
          credits: { ...facts!.credits, items },
          representation: { ...representation, link: withoutScheme(representation.link) },
        }
      },
    }
  },
  async saveWizard() {
    const talent = await register('talento')
    return {
      token: talent.token,
      body: { biography: 'Bailo desde niña.', shareContats: ['amiga@gente.example'], lang: 'en' },
      async read() {
        const { to, subject } = await server.mailTo('amiga@gente.example')
        return { ...(await getSelf(talent)), shareContats: [to], lang: /invit/i.test(subject) ? 'en' : 'es' }
      },
    }
  },
  async setUpAgency() {
    const agency = await register('agencia')
    return {
      token: agency.token,
      body: {
        agencyName: 'Casting Luz de Mar',
        nombre: 'Luz',
        apellido: 'Uc',
        country: 'AR',
        ciudad: 'Rosario',
        web: links.web,
        biography: 'Buscamos voces.',
        contactEmail: 'hola@luz-de-mar.example',
      },
      read: () => getSelf(agency),
    }
  },
  async changeLanguage() {
    const talent = await register('talento')
    return { token: talent.token, body: { langCode: 'en' }, read: () => getSelf(talent) }
  },
  async changeProfileUrl() {
    const talent = await register('talento')
    return { token: talent.token, body: { profile_url: 'escribe-mucho' }, read: () => getSelf(talent) }
  },
  async setNotification() {
    const talent = await register('talento')
    return {
      token: talent.token,
      body: { type: 'messages', status: false, channel: 'push' },
      async read() {
        const { push, messages } = await getSelf(talent)
        const changed = push.messages === messages ? null : 'push'
        return { type: 'messages', status: push.messages, channel: changed }
      },
    }
  },
  async createPost() {
    const talent = await register('talento')
    const files = [await uploadPhoto(talent)]
    return {
      token: talent.token,
      body: { title: 'Ensayo', description: 'En el salón.', categoryId: 3, files, audience: 'mutuals' },
      besides: { videoUrl: 'not together with files' },
      async read({ id }: { id: string }) {
        const { body } = await server.call('getPost', { token: talent.token, params: { id } })
        return { ...body, files: files.map((file, n) => ({ ...file, alt: body.files[n]?.alt })) }
      },
    }
  },
  async editPost() {
    const talent = await register('talento')
    const { id } = await createPost(talent, { description: 'Antes.' })
    return {
      token: talent.token,
      body: { id, description: 'Después.', audience: 'mutuals' },
      read: async () => (await server.call('getPost', { token: talent.token, params: { id } })).body,
    }
  },
  async sharePost() {
    const [talent, author] = [await register('talento'), await register('talento')]
    const { id } = await createPost(author, { description: 'Original.' })
    return {
      token: talent.token,
      body: { id, description: 'Mírenlo.', audience: 'mutuals' },
      async read(reply: { id: string }) {
        const call = { token: talent.token, params: { id: reply.id } }
        const { body } = await server.call('getPost', call)
        return { ...body, id: body.sharedPost?.id }
      },
    }
  },
  async createComment() {
    const talent = await register('talento')
    const { id } = await createPost(talent, { description: 'Original.' })
    const first = { postId: id, comment: 'Primero.' }
    const { body } = await server.call('createComment', { token: talent.token, body: first })
    return {
      token: talent.token,
      body: { postId: id, comment: 'Respuesta.', replyTo: body.id, audience: 'mutuals' },
      read: async () =>
        (await server.call('getComments', { token: talent.token, query: { postId: id } })).body.rows[1]!,
    }
  },
  async editComment() {
    const talent = await register('talento')
    const { id: postId } = await createPost(talent, { description: 'Original.' })
    const first = { postId, comment: 'Antes.' }
    const { id } = (await server.call('createComment', { token: talent.token, body: first })).body
    return {
      token: talent.token,
      body: { id, comment: 'Después.', audience: 'mutuals' },
      read: async () =>
        (await server.call('getComments', { token: talent.token, query: { postId } })).body.rows[0]!,
    }
  },
  async createSavedSearch() {
    const agency = await register('agencia')
    return {
      token: agency.token,
      body: { name: 'Bailarinas', query: savedQuery, alerts: true },
      read: () => readSavedSearch(agency),
    }
  },
  async changeSavedSearch() {
    const agency = await register('agencia')
    const before = { name: 'Antes', query: { q: 'nada' }, alerts: false }
    const { id } = (await server.call('createSavedSearch', { token: agency.token, body: before })).body
    return {
      token: agency.token,
      params: { id },
      body: { name: 'Bailarinas', query: savedQuery, alerts: true },
      read: () => readSavedSearch(agency),
    }
  },
  async createPressKitLink() {
    const talent = await register('talento')
    const work = await createPost(talent, { files: [await uploadPhoto(talent)] })
    const body = {
      label: 'Agencia Luz',
      days: 30,
      format: 'letter',
      language: 'en',
      works: [work.id],
      parts: ['city'],
    } as const
    return {
      token: talent.token,
      body: { ...body, works: [...body.works], parts: [...body.parts] },
      besides: { works: 'in the PDF (P-presskit-6)', parts: 'in the PDF (P-presskit-6)' },
      async read() {
        const [link] = (await server.call('getPressKitLinks', { token: talent.token })).body.rows
        const days = (Date.parse(link!.expiresAt!) - Date.parse(link!.createdAt)) / 86_400_000
        return { ...link, days: Math.round(days) }
      },
    }
  },
  async createPresentation() {
    const [agency, talent] = [await register('agencia'), await register('talento')]
    const { token } = agency
    const listId = (await server.call('createList', { token, body: { name: 'Bailarinas' } })).body.id
    await server.call('addToList', { token, params: { id: listId }, body: { userIds: [talent.id] } })
    const expiresAt = new Date(server.context.clock.now().getTime() + 86_400_000).toISOString()
    return {
      token,
      body: { title: 'Para el videoclip', listId, userIds: [talent.id], expiresAt, pin: '274951' },
      besides: { pin: 'opens it (P-presentations-5)' },
      async read() {
        const [created] = (await server.call('getPresentations', { token })).body.rows
        return { ...created, userIds: created!.people.map(({ userId }) => userId) }
      },
    }
  },
  async createList() {
    const { token } = await register('agencia')
    return { token, body: { name: 'Bailarinas' }, read: (list) => list }
  },
  async changeList() {
    const { token } = await register('agencia')
    const { id } = (await server.call('createList', { token, body: { name: 'Antes' } })).body
    return { token, params: { id }, body: { name: 'Bailarinas' }, read: (list) => list }
  },
  async changeListedPerson() {
    const { token } = await register('agencia')
    const [first, second] = [await register('talento'), await register('talento')]
    const { id } = (await server.call('createList', { token, body: { name: 'Bailarinas' } })).body
    const body = { userIds: [first.id, second.id] }
    await server.call('addToList', { token, params: { id }, body })
    return {
      token,
      params: { id, userId: second.id },
      body: { note: 'Viaja en mayo', status: 'contacted', position: 1 },
      async read() {
        const { rows } = (await server.call('getList', { token, params: { id }, query: {} })).body
        const index = rows.findIndex(({ person }) => person.id === second.id)
        return { ...rows[index], position: index + 1 }
      },
    }
  },
  async createMessageTemplate() {
    const { token } = await register('agencia')
    return { token, body: { name: 'Primera vez', text: 'Hola, {nombre}' }, read: (template) => template }
  },
  async changeMessageTemplate() {
    const { token } = await register('agencia')
    const before = { name: 'Antes', text: 'Adiós' }
    const { id } = (await server.call('createMessageTemplate', { token, body: before })).body
    const body = { name: 'Primera vez', text: 'Hola, {nombre}' }
    return { token, params: { id }, body, read: (template) => template }
  },
  async requestVerification() {
    const agency = await register('agencia')
    const { files, ...body } = await createVerificationForm(server, agency)
    return {
      token: agency.token,
      body: { ...body, files },
      besides: { files: 'with names of their own (P-verification-1)' },
      async read() {
        const { request } = (await server.call('getVerification', { token: agency.token })).body
        expect(request?.files).toHaveLength(files.length)
        return request!
      },
    }
  },
  async saveDraft() {
    const [talent, other] = [await register('talento'), await register('talento')]
    const { profile_url } = await getSelf(other)
    return {
      token: talent.token,
      body: { profile_url, draft: 'Hola, te escribo' },
      read: async () => (await server.call('getContacts', { token: talent.token, query: {} })).body.rows[0]!,
    }
  },
}

const savedQuery: Body<'createSavedSearch'>['query'] = {
  q: 'danza',
  country: 'MX',
  city: 'Mérida',
  category: '2',
  skill: 'salsa',
  languages: 'es',
  minAge: '20',
  maxAge: '40',
  sex: 'FE',
  minHeight: '150',
  maxHeight: '190',
  type: 'talento',
  withPhotos: 'true',
  withVideo: 'true',
  available: 'true',
  travels: 'true',
  newThisMonth: 'true',
  order: 'recent',
  understood: 'false',
}
const readSavedSearch = async ({ token }: TestPerson) =>
  (await server.call('getSavedSearches', { token })).body.rows[0]!

/** Routes whose fields say what is done, or whom it concerns; what that does is tested where it is done. */
const commands = `
  resendValidation chooseAccountType authenticate reauthenticate endSessionByLink enableTwoStep addPasskey
  authenticateWithPasskey reauthenticateWithPasskey requestRecovery changePassword authenticateSocial
  reauthenticateSocial registerSocial confirmEmailChange subscribeCategory unsubscribeCategory
  presignProfileImage presignPostFile presignMessageFile saveProfileImage saveCoverImage chooseOwnPhoto
  openPressKitLink getLinkedPressKit votePresentation followUser unfollowUser blockUser appealRemoval report decideCase
  suspendPerson liftPerson correctBirthdate liftBlock sendContact objectAsGuardian
  getContactStatus answerContactRequest executeContactRequest exportContactRequest cancelContactAccount
  closeContactRequest likePost likeComment translate markNotificationsRead addPushSubscription unsubscribe
  acceptRequest muteUser unmuteUser sendMessage markConversationRead appeal acceptTerms dismissTermsNotice
  reportClientError addToList removePeopleFromList sendBulkMessage presignVerificationFile confirmVerificationEmail
  approveVerification refuseVerification unverifyAgency
`
  .trim()
  .split(/\s+/)

/** Paths of the fields of a value, without those in lists. */
function listPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, inner]) => listPaths(inner, path ? `${path}.${name}` : name))
}

/** The same of a schema. */
function listSchemaPaths(schema: z.core.$ZodType, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listSchemaPaths(schema.unwrap(), path)
  if (!(schema instanceof z.ZodObject)) return [path]
  return Object.entries(schema.shape).flatMap(([name, inner]) =>
    listSchemaPaths(inner as z.core.$ZodType, path ? `${path}.${name}` : name),
  )
}

const read = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value)

describe('nothing is accepted and dropped', () => {
  test('every route with a body is tested here, or does something', () => {
    const withBody = Object.entries(contract).flatMap(([name, route]) => ('body' in route ? [name] : []))
    expect([...Object.keys(writings), ...commands].toSorted()).toEqual(withBody.toSorted())
  })

  for (const [name, prepare] of Object.entries(writings) as [
    RouteName,
    () => Promise<Writing<RouteName>>,
  ][]) {
    test(`${name} stores every field of its body`, async () => {
      const { token, params, body, besides = {}, read: readBack } = await prepare()
      const schema = (contract[name] as { body: z.ZodType }).body
      const written = listPaths(body)
      expect([...new Set([...written, ...Object.keys(besides)])].toSorted()).toEqual(
        listSchemaPaths(schema).toSorted(),
      )
      const input = { ...(token && { token }), ...(params && { params }), body } as never
      const reply = await server.call(name, input)
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300)
      const stored = await readBack(reply.body as never)
      for (const path of written.filter((path) => !(path in besides)))
        expect(read(stored, path), path).toEqual(read(body, path))
    })
  }
})
