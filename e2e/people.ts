import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { contract, type Contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply } from '@brilla/contract/route'
import type { Language } from './bilingual.ts'

type Call = <Name extends RouteName>(
  name: Name,
  input?: Partial<CallInput<Contract[Name]>>,
) => Promise<Reply<Contract[Name]>>

/** Somebody with a confirmed account and a type, who may call the API. */
export interface Person {
  name: string
  email: string
  password: string
  profileUrl: string
  token: string
  /** Calls a route of the contract as this person and answers its body. */
  call: Call
}

let made = 0
const letter = (number: number) => String.fromCharCode(97 + (number % 26))

/** A word that no other test uses: two workers begin in the same millisecond. */
export const unique = (): string =>
  letter(Number(process.env.TEST_PARALLEL_INDEX ?? 0)) + letter((made += 1)) + Date.now().toString(36)

/**
 * Registers somebody through the front door, confirming by the mail, and chooses the type unless it is null. Their
 * account speaks `language`.
 */
export async function join(
  request: APIRequestContext,
  type: 'talento' | 'agencia' | null,
  firstName: string,
  language: Language = 'es',
) {
  const nombre = `${firstName} ${unique()}`
  const email = `${nombre.replace(' ', '.').toLowerCase()}@gente.example`
  const password = `la clave de ${nombre}`
  await call(request, 'registerUser', {
    body: {
      nombre,
      apellido: 'Prueba',
      birthdate: '1995-04-12',
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
    params: { token: await mailed(request, email, /confirmation#([\w-]+)/) },
  })
  const { token } = type
    ? await call(request, 'chooseAccountType', { body: { profile: type } }, confirmed.token)
    : confirmed
  const self = await call(request, 'getSelf', {}, token)
  const person: Person = {
    name: self.fullname,
    email,
    password,
    profileUrl: self.profile_url,
    token,
    call: (name, input) => call(request, name, input, token),
  }
  return person
}

/** Opens the browser as this person from the next page on. */
export async function logIn(page: Page, { token }: Person): Promise<void> {
  await page.addInitScript((token) => {
    // A token that the page has been given since stays; a frame of another house keeps nothing.
    if (window === window.top && !localStorage.getItem('token')) localStorage.setItem('token', token)
  }, token)
}

/** A file to choose: a picture of the page's present screen. */
export const takePhoto = async (page: Page) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

/** Publishes a post of photos; each is a picture of the page's present screen. */
export async function postPhotos(page: Page, person: Person, description: string, alts: string[]) {
  const files: { filename: string; type: 'image'; alt: string }[] = []
  for (const alt of alts) {
    const { url, filename } = await person.call('presignPostFile', {
      body: { filename: 'foto.png', type: 'image/png' },
    })
    const put = await page.request.put(url, {
      headers: { 'content-type': 'image/png' },
      data: await page.screenshot(),
    })
    expect(put.ok()).toBe(true)
    files.push({ filename, type: 'image', alt })
  }
  return person.call('createPost', { body: { description, files } })
}

async function call<Name extends RouteName>(
  request: APIRequestContext,
  name: Name,
  input: Partial<CallInput<Contract[Name]>> = {},
  token?: string,
): Promise<Reply<Contract[Name]>> {
  const { method, path } = contract[name]
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const answer = await request.fetch(`/api${address}`, {
    method,
    headers: token ? { 'x-access-token': token } : {},
    ...(body !== undefined && { data: body }),
  })
  expect(answer.ok(), `${name}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (answer.status() === 204 ? undefined : await answer.json()) as Reply<Contract[Name]>
}

/** What a pattern's group finds in the newest mail to somebody, as soon as such a mail has come. */
export async function mailed(request: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/outbox')).text()
        const row = list.split('<li>').find((one) => one.includes(email))
        const mail = row && /href="(\/outbox\/[^"]+)"/.exec(row)?.[1]
        found = mail && pattern.exec(await (await request.get(mail)).text())?.[1]
        return found
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return found ?? ''
}
