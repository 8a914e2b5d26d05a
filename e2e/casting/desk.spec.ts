import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, registerAccount, type TestAccount, uniqueWord } from '../accounts.ts'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectNoHorizontalScroll, test } from '../fixtures.ts'

const texts = {
  es: {
    search: 'Busca talentos',
    sentence: (name: string) => `bailarinas de 20 a 50 en Mérida que hablan inglés ${name}`,
    ages: 'De 20 a 50 años',
    all: 'Seleccionar toda la página',
    write: 'Escribir',
    selected: 'Personas seleccionadas',
    templates: 'Plantillas',
    send: 'Enviar a 4 personas',
    sent: 'Enviado a 4 de 4',
    conversations: 'Ver conversaciones',
  },
  en: {
    search: 'Search talent',
    sentence: (name: string) => `female dancers aged 20 to 50 in Mérida who speak English ${name}`,
    ages: 'Ages 20 to 50',
    all: 'Select everyone on this page',
    write: 'Message',
    selected: 'Selected people',
    templates: 'Templates',
    send: 'Send to 4 people',
    sent: 'Sent to 4 of 4',
    conversations: 'Go to messages',
  },
}

const greeting = 'Hola, {nombre}: ¿bailas el sábado?'

/** Registers four dancers who speak English and one who does not, all with one name, and an agency with a template. */
async function createCasting(request: APIRequestContext, language: 'es' | 'en') {
  const name = uniqueWord()
  const talents: TestAccount[] = await Promise.all(
    Array.from({ length: 5 }, () => registerAccount(request, 'talento', name)),
  )
  for (const [index, talent] of talents.entries()) {
    await talent.call('saveFacts', {
      body: {
        skills: { items: ['danza contemporánea'], audience: 'everyone' },
        languages: {
          items: [{ code: index === 0 ? 'fr' : 'en', level: 'fluent' }],
          audience: 'everyone',
        },
      },
    })
  }
  const agency = await registerAccount(request, 'agencia', 'Luz', language)
  await agency.call('createMessageTemplate', { body: { name: 'Prueba', text: greeting } })
  return { name, agency, dancers: talents.slice(1), other: talents[0]! }
}

async function expectGreeted({ agency, dancers, other }: Awaited<ReturnType<typeof createCasting>>) {
  const read = async (talent: TestAccount) =>
    (await talent.call('getMessages', { params: { id: agency.profileUrl } })).rows.map(
      ({ message }) => message,
    )
  for (const dancer of dancers) {
    const firstName = dancer.name.replace(' Prueba', '')
    expect(await read(dancer)).toEqual([greeting.replace('{nombre}', firstName)])
  }
  expect(await read(other)).toEqual([])
}

/** Counts what the test does as a person would: a press, or a text that is typed. */
function countActions(page: Page) {
  let count = 0
  return {
    get count() {
      return count
    },
    async type(text: string) {
      count++
      await page.keyboard.type(text)
    },
    async press(key: string) {
      count++
      await page.keyboard.press(key)
    },
    async click(locator: ReturnType<Page['locator']>) {
      count++
      await locator.click()
    },
  }
}

const actionsMax = 25

bilingualTest(
  'P-discovery-29, P-discovery-25, P-messages-23: an agency finds dancers by a sentence, writes to all of them and sees the conversations in few actions @journey',
  async ({ page, request, language, isMobile }) => {
    const t = texts[language]
    const casting = await createCasting(request, language)
    await logIn(page, casting.agency)
    await page.goto('/noticias')
    const act = countActions(page)
    if (isMobile) await act.click(page.getByRole('link', { name: t.search }))
    else await act.click(page.getByRole('combobox', { name: t.search }))
    await act.type(t.sentence(casting.name))
    await act.press('Enter')
    await expect(page.getByRole('link', { name: t.ages }).or(page.getByText(t.ages)).first()).toBeVisible()
    // Two lines, however long the sentence is.
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.height).toBeLessThan(100)
    await act.click(page.getByRole('checkbox', { name: t.all }))
    await expectNoHorizontalScroll(page)
    await act.click(page.getByRole('region', { name: t.selected }).getByRole('link', { name: t.write }))
    await page.waitForURL('/escribir?**')
    await act.click(page.getByRole('button', { name: t.templates }))
    await act.click(page.getByRole('menuitem', { name: 'Prueba' }))
    await act.click(page.getByRole('button', { name: t.send }))
    await expect(page.getByRole('main').getByText(t.sent)).toBeVisible()
    await act.click(page.getByRole('link', { name: t.conversations }))
    for (const { name } of casting.dancers)
      await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
    expect(act.count).toBeLessThanOrEqual(actionsMax)
    await expectGreeted(casting)
  },
)

test('P-keyboard-1, P-keyboard-2, P-discovery-25, P-messages-23: the same by keyboard alone @one-viewport, in es', async ({
  page,
  request,
}) => {
  const t = texts.es
  const casting = await createCasting(request, 'es')
  await logIn(page, casting.agency)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/noticias')
  await expect(page.getByRole('combobox', { name: t.search })).toBeVisible()
  const act = countActions(page)
  await act.press('/')
  await act.type(t.sentence(casting.name))
  await act.press('Enter')
  const people = page.locator('main [data-item]')
  await expect(people).toHaveCount(4)
  await act.press('j')
  await act.press('x')
  for (let moves = 0; moves < 3; moves++) await act.press('j')
  await act.press('Shift+X')
  await expect(page.getByRole('region', { name: t.selected })).toContainText('4 seleccionadas')
  const search = page.url()
  await act.press('m')
  await page.waitForURL('/escribir?**')
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeFocused()
  await act.type(greeting)
  await act.press('Control+Enter')
  await expect(page.getByRole('main').getByText(t.sent)).toBeVisible()
  expect(act.count).toBeLessThanOrEqual(actionsMax)
  await expectGreeted(casting)
  await page.getByRole('link', { name: 'Volver a donde estabas' }).click()
  await expect(page).toHaveURL(search)
})
