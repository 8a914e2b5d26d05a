import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { contract, type Contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply } from '@brilla/contract/platform/route'
import { getRouteUrl, type RouteUrlParts } from '@brilla/contract/platform/route-url'
import type { Language } from './bilingual.ts'
import { photo } from './photo.ts'

type Call = <Name extends RouteName>(
  name: Name,
  input?: Partial<CallInput<Contract[Name]>>,
) => Promise<Reply<Contract[Name]>>

/** A registered account for tests, with its access to the API. */
export interface TestAccount {
  name: string
  email: string
  password: string
  profileUrl: string
  token: string
  /** Calls a route of the contract as this account. Returns the response body; a status of 400 or more fails the test. */
  call: Call
}

let count = 0
const letter = (number: number) => String.fromCharCode(97 + (number % 26))

/** The time in letters alone, since names of people have no digits. */
const timeInLetters = () =>
  Date.now()
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)

/** A word that no other test uses. Two workers may start in the same millisecond, so it contains the worker's index. */
export const uniqueWord = (): string =>
  letter(Number(process.env.TEST_PARALLEL_INDEX ?? 0)) + letter((count += 1)) + timeInLetters()

/** Types a city and leaves the field, whose suggestions would cover what comes next. */
export async function fillCity(field: Locator, city: string): Promise<void> {
  await field.fill(city)
  await field.press('Tab')
}

/**
 * Registers an account through the API, confirms it with the waitForMail link, and chooses the type unless it is null. Its
 * language is `language`.
 */
export async function registerAccount(
  request: APIRequestContext,
  type: 'talento' | 'agencia' | null,
  firstName: string,
  language: Language = 'es',
  birthdate = '1995-04-12',
) {
  const nombre = `${firstName} ${uniqueWord()}`
  const email = `${nombre.replace(' ', '.').toLowerCase()}@gente.example`
  const password = `la clave de ${nombre}`
  await call(request, 'registerUser', {
    body: {
      nombre,
      apellido: 'Prueba',
      birthdate,
      email,
      password,
      sex: 'FE',
      country: 'MX',
      ciudad: 'Mérida',
      langCode: language,
      terms: true,
    },
  })
  const confirmed = await call(request, 'confirmUser', {
    params: { token: await waitForMail(request, email, /confirmation#([\w-]+)/) },
  })
  const { token } = type
    ? await call(request, 'chooseAccountType', { body: { profile: type } }, confirmed.token)
    : confirmed
  const self = await call(request, 'getSelf', {}, token)
  const account: TestAccount = {
    name: self.fullname,
    email,
    password,
    profileUrl: self.profile_url,
    token,
    call: (name, input) => call(request, name, input, token),
  }
  return account
}

/** A talent who is 15 years old. */
export const registerMinor = (request: APIRequestContext, firstName: string): Promise<TestAccount> =>
  registerAccount(request, 'talento', firstName, 'es', `${new Date().getFullYear() - 16}-12-31`)

/** An account with a complete profile and a photo. */
export async function registerWithProfile(
  request: APIRequestContext,
  name: string,
  country = 'MX',
): Promise<TestAccount> {
  const account = await registerAccount(request, 'talento', name)
  const { url, filename } = await account.call('presignProfileImage', {
    body: { filename: 'yo.png', type: 'image/png', image_type: 'profile' },
  })
  await uploadPhoto(request, url)
  await account.call('saveProfileImage', { body: { filename } })
  await account.call('saveWizard', { body: { biography: `${name} toca el clavecín.` } })
  await account.call('subscribeCategory', { body: { categoryId: 2 } })
  if (country !== 'MX') {
    await account.call('updateUser', {
      body: {
        nombre: account.name.replace(' Prueba', ''),
        apellido: 'Prueba',
        email: account.email,
        fecha: '1995-04-12',
        sexo: 'FE',
        pais: country,
        ciudad: 'Cork',
        biografia: `${name} toca el clavecín.`,
        profile: {},
      },
    })
  }
  return account
}

/** Logs the page in as this account, from the next navigation on. */
export async function logIn(page: Page, { token }: TestAccount): Promise<void> {
  await page.addInitScript((token) => {
    // Keeps a token that the app has stored since; frames of other origins are ignored.
    if (window === window.top && !localStorage.getItem('token')) localStorage.setItem('token', token)
  }, token)
}

/** Uploads the photo of the tests to a presigned URL. */
export async function uploadPhoto(request: APIRequestContext, url: string): Promise<void> {
  const put = await request.put(url, { headers: { 'content-type': 'image/png' }, data: photo })
  expect(put.ok()).toBe(true)
}

/** Lets an agency ask to be verified with everything that it needs, and returns the email of the person at its domain. */
export async function askForVerification(request: APIRequestContext, agency: TestAccount): Promise<string> {
  const { url, filename } = await agency.call('presignVerificationFile', {
    body: { filename: 'acta.png', type: 'image/png' },
  })
  await uploadPhoto(request, url)
  const domain = `${uniqueWord()}.example`
  const domainEmail = `luz@${domain}`
  await agency.call('requestVerification', {
    body: {
      legalName: 'Casting Luz S.A. de C.V.',
      taxId: 'CLU090514AB1',
      country: 'MX',
      web: `https://${domain}`,
      files: [{ filename }],
      domainEmail,
    },
  })
  const token = await waitForMail(request, domainEmail, /verificacion#([\w-]+)/)
  await agency.call('confirmVerificationEmail', { body: { token, confirm: true } })
  return domainEmail
}

/** Verifies an agency, as a moderator does. */
export async function verifyAgency(
  request: APIRequestContext,
  moderator: TestAccount,
  agency: TestAccount,
): Promise<void> {
  const domainEmail = await askForVerification(request, agency)
  const { rows } = await moderator.call('getVerificationRequests', { query: {} })
  const params = { id: rows.find((row) => row.domainEmail === domainEmail)!.id }
  await moderator.call('approveVerification', { params, body: { checked: ['register', 'domain'] } })
}

/** Publishes a post with one photo per alternative text. */
export async function publishPhotos(
  request: APIRequestContext,
  account: TestAccount,
  description: string,
  alts: string[],
) {
  const files = await Promise.all(
    alts.map(async (alt) => {
      const { url, filename } = await account.call('presignPostFile', {
        body: { filename: 'foto.png', type: 'image/png' },
      })
      await uploadPhoto(request, url)
      return { filename, type: 'image' as const, alt }
    }),
  )
  return account.call('createPost', { body: { description, files } })
}

/** Opens a link of a mail and presses its one button (P-accounts-36). */
export async function followMailedLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('main').getByRole('button').click()
}

async function call<Name extends RouteName>(
  request: APIRequestContext,
  name: Name,
  input: Partial<CallInput<Contract[Name]>> = {},
  token?: string,
): Promise<Reply<Contract[Name]>> {
  const { params, query, body } = input as RouteUrlParts & { body?: unknown }
  const response = await request.fetch(getRouteUrl(contract[name], { params, query }), {
    method: contract[name].method,
    headers: token ? { 'x-access-token': token } : {},
    ...(body !== undefined && { data: body }),
  })
  const text = await response.text()
  expect(response.ok(), `${name}: ${response.status()} ${text}`).toBe(true)
  return (text === '' ? undefined : JSON.parse(text)) as Reply<Contract[Name]>
}

/** Waits for a mail to this address that matches, and returns the first group of the pattern. */
export async function waitForMail(
  request: APIRequestContext,
  email: string,
  pattern: RegExp,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/outbox')).text()
        // Newest first. Not only the newest, because another mail may have been sent since.
        for (const entry of list.split('<li>').filter((item) => item.includes(email))) {
          const mail = /href="(\/outbox\/[^"]+)"/.exec(entry)?.[1] ?? ''
          found = pattern.exec(await (await request.get(mail)).text())?.[1]
          if (found) break
        }
        return found
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return found ?? ''
}
