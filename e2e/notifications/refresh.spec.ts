import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { registerAccount, logIn } from '../accounts.ts'
import { openConnected } from '../network.ts'

test('P-realtime-9: after a block, open tabs of both lose the other person at once @one-viewport', async ({
  page,
  context,
  browser,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luis = await registerAccount(request, 'talento', 'Luis')
  const description = `Ensayo de las siete, ${ana.profileUrl}.`
  await ana.call('createPost', { body: { description } })
  await logIn(page, luis)
  await openConnected(page, `/profile/${ana.profileUrl}`)
  await expect(page.getByText(description)).toBeVisible()
  const feed = await context.newPage()
  await openConnected(feed, '/noticias')
  await expect(feed.getByText(description)).toBeVisible()
  const { id: userId } = await luis.call('getSelf')
  await ana.call('followUser', { body: { id: userId } })
  await ana.call('sendMessage', {
    body: { receiverId: userId, message: 'Te espero a las siete.', clientId: randomUUID() },
  })
  const conversation = await context.newPage()
  await openConnected(conversation, `/conversaciones/${ana.profileUrl}`)
  await expect(conversation.getByText('Te espero a las siete.').last()).toBeVisible()
  const notifications = await context.newPage()
  await openConnected(notifications, '/notificaciones')
  const rows = notifications.getByRole('main').getByText(ana.name)
  await expect(rows).toHaveCount(1)
  const other = await browser.newContext()
  const blocker = await other.newPage()
  await logIn(blocker, ana)
  await openConnected(blocker, `/profile/${luis.profileUrl}`)

  await ana.call('blockUser', { body: { userId } })
  for (const tab of [page, blocker]) await expect(tab).toHaveURL('/noticias')
  await expect(feed.getByText(description)).toHaveCount(0)
  await expect(page.getByText(description)).toHaveCount(0)
  await expect(conversation.getByText('Esta persona ya no está disponible.')).toBeVisible()
  await expect(conversation.getByText(ana.name)).toHaveCount(0)
  await expect(rows).toHaveCount(0)
  await other.close()
})
