/** What the film shows, in order. Pages are used as a person uses them; what takes long or is dull happens in between. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from '@playwright/test'
import type { Language } from '../bilingual.ts'
import { type Api, confirmation, password } from './api.ts'
import { type Recorder, scale, viewport } from './recorder.ts'
import { stories } from './stories.ts'

export type SceneName = 'register' | 'profile' | 'publish' | 'search' | 'write' | 'decide' | 'safety'

interface Tour {
  browser: Browser
  api: Api
  language: Language
  film: Recorder
  /** Called before each scene. */
  begin(scene: SceneName): Promise<void>
  /** Called with the page that is to be on the poster. */
  takePoster(page: Page): Promise<void>
}

/** The product's own texts, by which its controls are found: a changed text needs no change here. */
function createTexts(language: Language) {
  return (file: string, key: string, values: Record<string, string> = {}): string => {
    const path = new URL(`../../web/src/${file}.${language}.json`, import.meta.url)
    let text: unknown = JSON.parse(readFileSync(path, 'utf8'))
    for (const part of key.split('.')) text = (text as Record<string, unknown>)[part]
    if (typeof text !== 'string') throw new Error(`No text ${key} in ${file}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? 'Brilla')
  }
}

/** The path of a picture of the demonstration data, to be chosen in a form. */
const picture = (name: string) => fileURLToPath(new URL(`../../demo/pictures/${name}.jpg`, import.meta.url))

/** With the header of the page above it. */
async function scrollToTop(element: Locator): Promise<void> {
  await element.evaluate((found) => {
    const margin = Math.max(80, Number.parseFloat(getComputedStyle(found).scrollMarginTop) || 0)
    scrollBy({ top: found.getBoundingClientRect().top - margin, behavior: 'instant' })
  })
}

export async function recordTour({ browser, api, language, film, begin, takePoster }: Tour): Promise<void> {
  const text = createTexts(language)
  const story = stories[language]
  const name = `${story.firstName} ${story.lastName}`

  async function openPhone(colorScheme: 'light' | 'dark', token?: string): Promise<Page> {
    const context = await browser.newContext({
      baseURL: api.origin,
      locale: story.locale,
      viewport,
      deviceScaleFactor: scale,
      isMobile: true,
      hasTouch: true,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token)
    context.setDefaultTimeout(10_000)
    return context.newPage()
  }

  // ---- The account.
  await begin('register')
  const page = await openPhone('light')
  await page.goto('/register')
  const field = (key: string) =>
    page.getByLabel(text('features/accounts/account/account', key), { exact: true })
  await film.show(page, 0.6)
  await film.tap(field('nombre'))
  await film.type(page, field('nombre'), story.firstName)
  await field('apellido').fill(story.lastName)
  await field('email').fill(story.email)
  await film.show(page, 0.7)
  await field('password').fill(password)
  await field('day').fill('12')
  await field('month').selectOption('4')
  await field('year').fill('1999')
  await field('country').selectOption(story.country)
  await field('ciudad').fill(story.city)
  await page.keyboard.press('Escape')
  await page.locator('input[type=checkbox]').last().check()
  const submit = page
    .locator('form')
    .getByRole('button', { name: text('features/accounts/account/account', 'submit') })
  await submit.scrollIntoViewIfNeeded()
  await film.show(page, 0.4)
  await film.tap(submit)
  await page
    .getByRole('heading', { level: 1, name: text('features/accounts/account/account', 'success.title') })
    .waitFor()
  await film.show(page, 1)

  // ---- The profile.
  await page.goto(`/register/confirmation#${await api.readMail(story.email, confirmation)}`)
  await page
    .getByRole('button', { name: text('features/accounts/account/account', 'confirmation.action') })
    .click()
  const talent = page.getByRole('button', {
    name: text('features/accounts/account/account', 'select.talento'),
  })
  await talent.waitFor()
  await begin('profile')
  await film.show(page, 0.6)
  await film.tap(talent)
  await page
    .getByRole('button', { name: text('features/accounts/account/account', 'select.confirm.continue') })
    .click()
  const next = page.getByRole('button', {
    name: text('features/onboarding/wizard/wizard', 'next'),
    exact: true,
  })
  const step = (part: string) =>
    page.getByRole('heading', {
      name: text('features/onboarding/wizard/wizard', `${part}.title`),
      exact: true,
    })
  await scrollToTop(step('category'))
  await film.show(page, 0.3)
  await film.tap(page.getByRole('checkbox').nth(1))
  await film.show(page, 0.5)
  await next.click()
  await step('photo').waitFor()
  await page.locator('input[type=file]:not([capture])').setInputFiles(picture('people/luciana'))
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: text('lib/common', 'save'), exact: true })
  // The picture to crop is shown when it is decoded.
  await dialog.locator('img').first().waitFor()
  await film.show(page, 0.8)
  await film.tap(save)
  await dialog.waitFor({ state: 'hidden' })
  await next.click()
  await step('cover').waitFor()
  await page.locator('input[type=file]:not([capture])').setInputFiles(picture('covers/bruno'))
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  await next.click()
  await step('talent').waitFor()
  await page
    .getByText(text('features/people/profile/profile', 'image.done'))
    .first()
    .waitFor({ state: 'hidden' })
  const about = page.getByLabel(text('features/onboarding/wizard/wizard', 'talent.label'))
  await about.scrollIntoViewIfNeeded()
  await film.show(page, 0.2)
  await film.type(page, about, story.biography, 4)
  await next.click()
  await step('share').waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await api.call(token, 'saveFacts', {
    body: { skills: { items: [story.skill], audience: 'everyone' } },
  })
  const self = await api.call(token, 'getSelf')

  // ---- A post.
  const { neighbor } = story
  await api.call(await api.logIn(neighbor.key), 'createPost', { body: { description: neighbor.post } })
  await page.goto('/noticias')
  await begin('publish')
  const form = page.locator('#componer')
  const writing = form.getByRole('textbox').first()
  await writing.waitFor()
  await film.show(page, 0.4)
  await film.tap(writing)
  await film.type(page, writing, story.post, 4)
  await film.tap(form.getByRole('tab', { name: text('features/content/post/post', 'composer.tab.photos') }))
  await page.locator('#composer-photos').setInputFiles([picture('photos/solo-5'), picture('photos/solo-2')])
  await form.getByRole('progressbar').first().waitFor({ state: 'detached' })
  await film.show(page, 0.9)
  const publish = form.getByRole('button', { name: /^Brilla/ })
  await publish.scrollIntoViewIfNeeded()
  await film.show(page, 0.3)
  await film.tap(publish)
  const article = page.getByRole('article', { name }).first()
  await article.waitFor()
  await scrollToTop(article)
  await film.show(page, 1.6)
  await takePoster(page)

  // ---- An agency searches.
  const agencyToken = await api.logIn(story.agency)
  const agency = await openPhone('dark', agencyToken)
  await agency.goto('/explorar')
  await begin('search')
  const search = agency.getByRole('combobox').first()
  await search.waitFor()
  await film.show(agency, 0.4)
  await film.tap(search)
  await film.type(agency, search, story.search)
  await search.press('Enter')
  const filters = agency.getByRole('button', { name: text('features/discovery/search/search', 'filters') })
  await filters.waitFor()
  await film.show(agency, 0.9)
  await film.tap(filters)
  const choices = agency.getByRole('dialog')
  const country = new Intl.DisplayNames([story.locale], { type: 'region' }).of(story.country) ?? ''
  const choice = choices
    .getByRole('region', { name: text('features/discovery/search/search', 'facet.country') })
    .getByRole('link', { name: country })
  await choice.waitFor()
  await choice.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await film.show(agency, 0.4)
  await film.tap(choice)
  await agency.waitForURL(/country=/)
  await film.show(agency, 0.5)
  await film.tap(choices.getByRole('button', { name: /\d/ }).last())
  await choices.waitFor({ state: 'detached' })
  const result = agency.getByRole('heading').getByRole('link', { name }).first()
  await result.waitFor()
  await film.show(agency, 0.6)
  await result.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await film.show(agency, 0.6)
  await film.tap(result)
  const write = agency.getByRole('link', { name: text('lib/common', 'write.label', { name }) })

  // ---- It writes.
  await write.waitFor()
  await begin('write')
  await film.show(agency, 1)
  await film.scroll(agency, 420, 1.2)
  await film.hold(0.7)
  await agency.evaluate(() => scrollTo(0, 0))
  await film.show(agency, 0.1)
  await film.tap(write)
  const message = agency.getByRole('textbox', {
    name: text('features/conversations/message/message', 'compose.label', { name }),
  })
  await message.waitFor()
  await film.show(agency, 0.3)
  await film.type(agency, message, story.message, 3)
  await message.press('Enter')
  await agency
    .getByRole('log')
    .getByText(text('features/conversations/message/message', 'state.sent'))
    .waitFor()
  await film.show(agency, 1)

  // ---- The talent decides.
  const { id: agencyId, fullname: agencyName, verified } = await api.call(agencyToken, 'getSelf')
  if (!verified)
    await api.call(await api.logIn('moderador'), 'verifyAgency', {
      params: { id: agencyId },
      body: { verified: true, reason: 'Registro mercantil revisado.' },
    })
  await page.goto('/conversaciones')
  await begin('decide')
  const requests = page.getByRole('button', {
    name: new RegExp(text('features/conversations/message/message', 'requests')),
  })
  await requests.waitFor()
  await film.show(page, 0.4)
  await film.tap(requests)
  const row = page.getByRole('link', { name: new RegExp(agencyName) })
  await row.waitFor()
  await film.show(page, 0.4)
  await film.tap(row)
  const accept = page.getByRole('button', {
    name: text('features/conversations/message/message', 'request.accept'),
    exact: true,
  })
  await accept.waitFor()
  await film.show(page, 2.2)
  await film.tap(accept)
  const answer = page.getByRole('textbox', {
    name: text('features/conversations/message/message', 'compose.label', { name: agencyName }),
  })
  await answer.waitFor()
  await film.show(page, 0.2)
  await film.type(page, answer, story.answer)
  await answer.press('Enter')
  await page.getByRole('log').getByText(story.answer).waitFor()
  await page
    .getByRole('log')
    .getByText(text('features/conversations/message/message', 'state.sent'))
    .waitFor()
  await film.show(page, 1.2)

  // ---- A scam is reported.
  const scam = await api.registerAgency(
    story.scam.name,
    `${Date.now()}.${story.scam.email}`,
    story.country,
    language,
  )
  await api.call(scam, 'sendMessage', {
    body: { receiverId: self.id, message: story.scam.message, clientId: `film-${Date.now()}` },
  })
  await page.goto('/conversaciones')
  await requests.click()
  await page.getByRole('link', { name: new RegExp(story.scam.name) }).click()
  const warning = page.getByText(text('features/conversations/message/message', 'warning.money'))
  await warning.waitFor()
  await begin('safety')
  await page.getByRole('note').evaluate((note) => note.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await film.show(page, 2)
  await film.tap(
    page.getByRole('button', { name: text('features/conversations/message/message', 'warning.report') }),
  )
  await page.getByText(text('features/conversations/message/message', 'warning.sent')).first().waitFor()
  await film.show(page, 1.8)
}
