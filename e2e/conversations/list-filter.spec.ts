import { logIn, registerAccount, type TestAccount } from '../accounts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'

const write = async (from: TestAccount, to: TestAccount, message: string) => {
  const { id: receiverId } = await to.call('getSelf')
  await from.call('sendMessage', { body: { receiverId, message, clientId: message } })
}

test('P-messages-25: from a list an agency sees its conversations, and who has answered', async ({
  page,
  request,
  isMobile,
}) => {
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const [ana, bea, eva] = await Promise.all(
    ['Ana', 'Bea', 'Eva'].map((name) => registerAccount(request, 'talento', name)),
  )
  for (const person of [ana!, bea!, eva!]) await write(luz, person, `Hola, ${person.name}`)
  await write(bea!, luz, 'Sí, claro')
  const { id } = await luz.call('createList', { body: { name: 'Bailarinas' } })
  const people = await Promise.all([ana!, bea!].map(async ({ call }) => (await call('getSelf')).id))
  await luz.call('addToList', { params: { id }, body: { userIds: people } })

  await logIn(page, luz)
  await page.goto(`/listas/${id}`)
  await page.getByRole('link', { name: 'Conversaciones de esta lista' }).click()
  await page.waitForURL('/conversaciones**')
  const main = page.getByRole('main')
  // The page of the list, which names the same people, is shown until this one has loaded.
  await expect(page.getByRole('button', { name: 'Ver todas las conversaciones' })).toBeVisible()
  await expect(main.getByText('Bailarinas')).toBeVisible()
  const contact = ({ name }: TestAccount) => main.getByRole('link', { name: new RegExp(name) })
  await expect(contact(ana!)).toBeVisible()
  await expect(contact(bea!)).toBeVisible()
  await expect(contact(eva!)).toHaveCount(0)
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await main.getByText('Solo quienes respondieron').click()
  await expect(contact(ana!)).toHaveCount(0)
  await expect(contact(bea!)).toBeVisible()
  await page.reload()
  await expect(contact(bea!)).toBeVisible()
  await expect(contact(ana!)).toHaveCount(0)
  if (isMobile) {
    await contact(bea!).click()
    await expect(page.getByRole('log')).toContainText('Sí, claro')
    await page.getByRole('link', { name: 'Volver a las conversaciones' }).click()
    await expect(contact(bea!)).toBeVisible()
    await expect(contact(ana!)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Ver todas las conversaciones' }).click()
  await expect(contact(eva!)).toBeVisible()
})
