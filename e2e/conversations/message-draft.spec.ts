import { setTimeout as delay } from 'node:timers/promises'
import { test as baseTest, type Request } from '@playwright/test'
import { logIn, registerAccount } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { blockRealtime, interceptRoute, interceptRouteOnce } from '../network.ts'

test('P-messages-11: a draft is listed that was on its way when the list was read, without what is too long to be sent @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const { id: receiverId } = await luis.call('getSelf')
  await ana.call('sendMessage', { body: { receiverId, message: 'Hola, Luis.', clientId: 'hola' } })
  // It would bring the draft as well.
  await blockRealtime(page)
  await logIn(page, ana)
  await page.clock.install()
  await page.goto(`/conversaciones/${luis.profileUrl}`)
  const saving = Promise.withResolvers<void>()
  await interceptRouteOnce(page, 'saveDraft', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ draft: '¿Qué te parece?' })
    await saving.promise
    await route.continue()
  })
  const write = page.getByRole('textbox', { name: `Mensaje para ${luis.name}` })
  await write.fill('larguísimo '.repeat(500))
  await expect(page.getByRole('alert')).toBeVisible()
  // Longer than the pause after which a draft is saved.
  await page.clock.fastForward(2_000)
  await write.fill('¿Qué te parece?')
  const listed = page.waitForResponse(/\/users\/contacts/)
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click()
  await listed
  const row = page.getByRole('listitem').filter({ hasText: luis.name })
  await expect(row).toBeVisible()
  saving.resolve()
  await expect(row).toContainText('Borrador: ¿Qué te parece?')
})

test('P-messages-11: a draft that is deleted while it is saved is deleted on the server too @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  await logIn(page, ana)
  await page.goto(`/conversaciones/${luis.profileUrl}`)
  const { promise: isDeleted, resolve: letSave } = Promise.withResolvers<void>()
  await interceptRouteOnce(page, 'saveDraft', async (route) => {
    await isDeleted
    await route.continue()
  })
  const isSave = (draft: string) => (sent: Request) =>
    sent.url().endsWith('/draft') && sent.postDataJSON().draft === draft
  const saving = page.waitForRequest(isSave('Hola'))
  const write = page.getByRole('textbox', { name: `Mensaje para ${luis.name}` })
  await write.fill('Hola')
  await saving
  const deleting = page.waitForRequest(isSave(''))
  await write.fill('')
  // Longer than the pause after which a draft is saved.
  await delay(1_000)
  letSave()
  await deleting
  const readDraft = async () => (await ana.call('getContact', { params: { id: luis.profileUrl } })).draft
  await expect.poll(readDraft).toBe('')
  await expect(write).toHaveValue('')
})

// A response that fails is logged by the browser.
baseTest(
  'P-messages-11: a draft that could not be saved is there after the conversation was left, and is saved then @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const luis = await registerAccount(request, 'talento', 'Luis')
    const { id: receiverId } = await luis.call('getSelf')
    await ana.call('sendMessage', { body: { receiverId, message: 'Hola, Luis.', clientId: 'hola' } })
    await logIn(page, ana)
    await page.goto(`/conversaciones/${luis.profileUrl}`)
    const release = await interceptRoute(page, 'saveDraft', (route) => route.fulfill({ status: 503 }))
    const write = page.getByRole('textbox', { name: `Mensaje para ${luis.name}` })
    await write.fill('¿Qué te parece?')
    await page.getByRole('link', { name: 'Volver a las conversaciones' }).click()
    const row = page.getByRole('listitem').filter({ hasText: luis.name })
    await expect(row).toBeVisible()
    release()
    await page.reload()
    await row.getByRole('link').click()
    await expect(write).toHaveValue('¿Qué te parece?')
    const readDraft = async () => (await ana.call('getContact', { params: { id: luis.profileUrl } })).draft
    await expect.poll(readDraft).toBe('¿Qué te parece?')
    await expect(write).toHaveValue('¿Qué te parece?')
  },
)
