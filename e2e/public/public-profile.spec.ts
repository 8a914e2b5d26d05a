import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { logIn, publishPhotos, registerAccount, registerWithProfile } from '../accounts.ts'

test('P-profiles-16 and P-profiles-23: a guest sees a preview, and follows after the login @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  const bea = await registerAccount(request, 'talento', 'Bea')
  await publishPhotos(request, ana, 'Ensayo', ['En el aire'])
  const { fullname } = await ana.call('getSelf')
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullname)
  await expect(page).toHaveTitle(`${fullname} | Brilla`)
  await expect(page.getByRole('link', { name: 'Me gusta: En el aire' })).toHaveCount(1)
  await expect(page.getByText('Crea tu cuenta para ver más')).toBeVisible()
  await expect(page.getByText('toca el clavecín')).toHaveAttribute('lang', 'es')
  await expect(page.locator('link[as=font]')).toHaveCount(2)
  for (const address of ['', '?lang=en']) {
    const html = await (await request.get(`/profile/${ana.profileUrl}${address}`)).text()
    const [canonical, url] = [/rel="canonical" href="([^"]*)"/, /og:url" content="([^"]*)"/].map(
      (tag) => tag.exec(html)?.[1],
    )
    expect([canonical, url]).toEqual([canonical, canonical])
    expect(canonical).toContain(`/profile/${ana.profileUrl}${address}`)
  }
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await expect(page.getByRole('img', { name: `Foto de perfil de ${fullname}` })).toBeVisible()
  await page.getByRole('button', { name: 'Ver la foto: En el aire' }).click()
  const enlarged = page.getByRole('dialog', { name: 'En el aire' })
  await expect(enlarged.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(enlarged).toBeHidden()
  await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)

  await page.getByRole('link', { name: `Seguir a ${fullname}` }).click()
  await expect(page).toHaveURL(/\/register\?/)
  await expect(page.getByText(`Después seguirás a ${fullname}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click()
  // Both pages have these fields, so wait for the second one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola de nuevo')
  await page.getByLabel('Correo electrónico').fill(bea.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(bea.password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
  const toast = findToast(page, `Ahora sigues a ${fullname}.`)
  await expect(toast).toBeVisible()
  expect((await ana.call('getSelf')).followersCount).toBe(1)
  await toast.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Seguir', exact: true })).toBeVisible()
  await expect.poll(async () => (await ana.call('getSelf')).followersCount).toBe(0)
  // Carried out once.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Seguir', exact: true })).toBeVisible()
})

test('P-profiles-23: somebody else who logs in does not follow whom a guest wanted to @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  const cleo = await registerAccount(request, 'talento', 'Cleo')
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: `Seguir a ${ana.name}` }).click()
  await expect(page).toHaveURL(/\/register\?/)
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(cleo.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(cleo.password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('button', { name: 'Seguir', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('intent'))).toBeNull()
  await page.waitForLoadState('networkidle')
  expect((await ana.call('getSelf')).followersCount).toBe(0)
})

test('P-profiles-23: a guest writes after a registration that ends in another tab than it began in @one-viewport, in es', async ({
  page,
  context,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  const bea = await registerAccount(request, null, 'Bea')
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: `Escribir a ${ana.name}` }).click()
  await expect(page.getByText(`Después podrás escribirle a ${ana.name}.`)).toBeVisible()
  // The browser of the tests calls every tab visible.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await page.reload()
  const other = await context.newPage()
  await other.goto('/login')
  await other.evaluate((token) => localStorage.setItem('token', token), bea.token)
  await other.goto('/register/select')
  await other.getByRole('button', { name: /Mostrar mi talento/ }).click()
  await other.getByRole('button', { name: 'Continuar', exact: true }).click()
  await other.waitForURL('/register/wizard')
  // The first tab follows.
  await expect(page).toHaveURL(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  await other.getByRole('link', { name: 'Lo haré después' }).click()
  await other.waitForURL(`/conversaciones/${ana.profileUrl}`)
})

test('P-profiles-23: the photo that a guest wanted to like is open after the registration @one-viewport, in es', async ({
  page,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  const bea = await registerAccount(request, null, 'Bea')
  const { id } = await publishPhotos(request, ana, 'Ensayo', ['En el aire'])
  // More than one page of newer posts.
  for (let number = 1; number <= 11; number += 1)
    await ana.call('createPost', { body: { description: `Día ${number}` } })
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: 'Me gusta: En el aire' }).click()
  await expect(page).toHaveURL(/\/register\?/)
  await page.evaluate((token) => localStorage.setItem('token', token), bea.token)
  await page.goto('/register/select')
  await page.getByRole('button', { name: /Mostrar mi talento/ }).click()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByRole('link', { name: 'Lo haré después' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: 'En el aire' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/profile/${ana.profileUrl}`)
  await expect(page.getByText(`Le diste me gusta a la foto de ${ana.name}.`)).toBeAttached()
  const like = viewer.getByRole('button', { name: 'Me gusta', exact: true })
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const countLikes = async () => (await ana.call('getPost', { params: { id } })).likesCount
  expect(await countLikes()).toBe(1)
  await like.click()
  await expect.poll(countLikes).toBe(0)
})

test('P-profiles-22: its owner hides it from search engines, then switches it off, and guests no longer see it @one-viewport, in es', async ({
  page,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  const readDocument = async () => (await request.get(`/profile/${ana.profileUrl}`)).text()
  const noindex = '<meta name="robots" content="noindex"'
  for (const text of [ana.name, 'toca el clavecín']) expect(await readDocument()).toContain(text)
  expect(await readDocument()).not.toContain(noindex)
  await logIn(page, ana)
  await page.goto('/user/settings/privacy')
  await page.getByRole('switch', { name: 'Aparecer en buscadores' }).click()
  await expect.poll(async () => (await ana.call('getSelf')).searchEngines).toBe(false)
  expect(await readDocument()).toContain(noindex)
  await page.getByRole('switch', { name: 'Mostrar la vista previa' }).click()
  await expect(page.getByRole('switch', { name: 'Aparecer en buscadores' })).toHaveCount(0)
  await expect.poll(async () => (await ana.call('getSelf')).publicPreview).toBe(false)
  // Not her first name alone, which the hash of a file's name may contain.
  for (const text of [ana.name, 'toca el clavecín']) expect(await readDocument()).not.toContain(text)
})
