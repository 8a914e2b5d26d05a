import type { Page } from '@playwright/test'
import { registerAccount, logIn } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { openConnected } from '../network.ts'

/** Records what the icon of the installed application would show, from the next page on. */
const recordBadge = (page: Page) =>
  page.addInitScript(() => {
    navigator.setAppBadge = async (count) => void (document.documentElement.dataset['badge'] = String(count))
  })

test('P-notifications-4, P-notifications-14, P-pages-13, P-pages-17: what an agency does arrives at once in the header, the title, the icon, the dropdown and the page @journey', async ({
  page,
  request,
  isMobile,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const { id: postId } = await ana.call('createPost', { body: { description: 'Ensayo de las siete.' } })
  const { id: userId } = await ana.call('getSelf')
  await logIn(page, ana)
  await recordBadge(page)
  await openConnected(page, '/noticias')
  const root = page.locator('html')
  const header = page.getByRole('banner')
  const bell = header.getByRole(isMobile ? 'link' : 'button', { name: /^Notificaciones/ })
  await expect(page).toHaveTitle(/^Noticias/)

  await luz.call('likePost', { params: { id: postId }, body: { reacted: true } })
  await expect(bell).toHaveAccessibleName('Notificaciones 1 sin leer')
  await expect(page).toHaveTitle(/^\(1\) Noticias/)
  await expect(root).toHaveAttribute('data-badge', '1')
  await luz.call('createComment', { body: { comment: '¡Qué fuerza!', postId } })
  await expect(bell).toHaveAccessibleName('Notificaciones 2 sin leer')

  await bell.click()
  const list = page.getByRole('list', { name: 'Notificaciones' })
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(`Nueva: ${luz.name}\\s+comentó tu publicación¡Qué fuerza!`),
    new RegExp(`Nueva: A ${luz.name}\\s+le gustó tu publicación`),
  ])
  // Opening the dropdown, or on a phone the page, marks what it shows as read.
  await expect(page).toHaveTitle(/^N/)
  await expect(root).toHaveAttribute('data-badge', '0')
  await expect.poll(async () => (await ana.call('getSelf')).unreadedNotificationsCount).toBe(0)
  await expectAccessible(page)
  await page.goto('/notificationes')
  await page.waitForURL('/notificaciones')
  await expectNoHorizontalScroll(page)

  // What arrives while the page is open is marked as new, and read.
  await luz.call('followUser', { body: { id: userId } })
  const newest = list.getByRole('listitem').first()
  await expect(newest).toHaveText(new RegExp(`Nueva: ${luz.name}\\s+empezó a seguirte`))
  await expectAccessible(page)
  await expect.poll(async () => (await ana.call('getSelf')).unreadedNotificationsCount).toBe(0)
  await expect(page).toHaveTitle(/^Notificaciones/)

  await newest.getByRole('link', { name: luz.name }).click()
  const card = page.getByRole('dialog', { name: luz.name })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Cerrar' }).click()
  await list.getByRole('link', { name: 'comentó tu publicación' }).click()
  await page.waitForURL(new RegExp(`/noticias/${postId}#comment-`))
  await expect(page.getByText('¡Qué fuerza!')).toBeInViewport()
})

test('P-notifications-4: the page marks what it shows as read, and a button what is on later pages @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const { id: postId } = await ana.call('createPost', { body: { description: 'Ensayo.' } })
  for (let number = 1; number <= 13; number += 1)
    await luz.call('createComment', { body: { comment: `Comentario ${number}`, postId } })
  await logIn(page, ana)
  await page.goto('/notificaciones')
  const unread = page
    .getByRole('list', { name: 'Notificaciones' })
    .getByRole('listitem')
    .filter({ hasText: 'Nueva:' })
  await expect(unread).toHaveCount(12)
  await expect.poll(async () => (await ana.call('getSelf')).unreadedNotificationsCount).toBe(1)
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('Todas quedaron como leídas.')
  await expect(page).toHaveTitle(/^Notificaciones/)
  await expect.poll(async () => (await ana.call('getSelf')).unreadedNotificationsCount).toBe(0)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Notificaciones' })).toBeVisible()
  await expect(unread).toHaveCount(0)
})
