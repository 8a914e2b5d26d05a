import { test as baseTest } from '@playwright/test'
import { expect, expectAccessible, findToast, test } from '../fixtures.ts'
import { registerAccount, registerWithProfile, logIn, publishPhotos, uploadPhoto } from '../accounts.ts'
import { photoFile } from '../photo.ts'

test('P-media-11, P-media-13, P-profiles-11: the owner changes the profile photo and the cover @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.clock.install()
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  // P-profiles-6
  await expect(page.getByRole('link', { name: 'Editar perfil' })).toHaveAttribute('href', '/user/settings')
  const message = findToast(page, 'Imagen procesada correctamente')
  for (const [change, field, move] of [
    ['Cambiar foto de perfil', 'profileImage', 'Mover la imagen a la izquierda'],
    ['Cambiar foto de portada', 'coverImage', 'Mover la imagen hacia arriba'],
  ] as const) {
    expect((await ana.call('getSelf'))[field]).toBeFalsy()
    await page.getByRole('button', { name: 'Configuración del perfil' }).click()
    await page.getByRole('menuitem', { name: change }).click()
    const dialog = page.getByRole('dialog', { name: change })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Selecciona una imagen primero')).toBeVisible()
    // P-media-12: not offered to somebody who has published none
    await expect(dialog.getByRole('button', { name: 'Elegir de mis fotos' })).toBeHidden()
    await expectAccessible(page)
    await dialog.locator('input[type=file]:not([capture])').setInputFiles(photoFile)
    const preview = dialog.getByRole('img', { name: 'Vista previa' })
    await expect(preview).toBeVisible()
    // P-accessibility-6: without dragging
    const box = await preview.boundingBox()
    await dialog.getByRole('button', { name: move }).click()
    await expect.poll(() => preview.boundingBox()).not.toEqual(box)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(message).toBeVisible()
    const image = (await ana.call('getSelf'))[field]
    expect(image).toBeTruthy()
    await expect(page.locator(`main img[src*="${image}"]`).first()).toBeVisible()
    // Otherwise the message of the first upload would still be there after the second.
    await page.clock.fastForward('00:10')
    await expect(message).toBeHidden()
  }
})

// Without scripts the page logs errors.
baseTest(
  'P-performance-5: the document of a profile requests its cover without waiting for scripts, and fonts later @one-viewport @journey',
  async ({ page, request }) => {
    // Guests see a preview, with fonts, in the same document.
    const ana = await registerWithProfile(request, 'Ana')
    const { url, filename } = await ana.call('presignProfileImage', {
      body: { filename: 'portada.png', type: 'image/png', image_type: 'cover' },
    })
    await uploadPhoto(request, url)
    await ana.call('saveCoverImage', { body: { filename } })
    const { coverImage } = await ana.call('getSelf')
    await logIn(page, ana)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.addInitScript(() => localStorage.removeItem('fonts'))
    const fonts: string[] = []
    page.on('request', (sent) => sent.resourceType() === 'font' && fonts.push(sent.url()))
    const requested = page.waitForRequest(new RegExp(`/resize/c\\d+/${coverImage}$`))
    await page.goto(`/profile/${ana.profileUrl}`)
    await requested
    expect(fonts).toEqual([])
  },
)

for (const [image, item, field] of [
  ['profile photo', 'Cambiar foto de perfil', 'profileImage'],
  ['cover', 'Cambiar foto de portada', 'coverImage'],
] as const)
  baseTest(
    `P-media-12: the owner chooses one of their own photos as ${image} @one-viewport`,
    async ({ page, request }) => {
      const ana = await registerAccount(request, 'talento', 'Ana')
      await publishPhotos(request, ana, 'Retratos', ['De frente', 'De lado'])
      await logIn(page, ana)
      await page.goto(`/profile/${ana.profileUrl}`)
      await page.getByRole('button', { name: 'Configuración del perfil' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      const dialog = page.getByRole('dialog', { name: item })
      await dialog.getByRole('button', { name: 'Elegir de mis fotos' }).click()
      await expect(dialog.getByRole('radio', { name: 'De frente' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('radio', { name: 'De lado' })).toBeChecked()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog).toBeHidden()
      const name = (await ana.call('getSelf'))[field]
      expect(name).not.toBeNull()
      await expect(page.locator(`main img[src*="${name}"]`).first()).toBeVisible()
    },
  )

// With a trace, Playwright fetches the broken image itself, which the CSP blocks with a console error.
baseTest(
  'P-media-16: a file that is not an image is rejected before the upload @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('button', { name: 'Configuración del perfil' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar foto de perfil' }).click()
    const file = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2048, 'a') }
    await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(file)
    await expect(page.getByText('Elige una imagen: JPG, PNG, GIF, WebP o AVIF.')).toBeVisible()
    const broken = { ...file, name: 'rota.png', mimeType: 'image/png' }
    await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(broken)
    await expect(page.getByText('No podemos leer este archivo como imagen.')).toBeVisible()
    // P-media-17: Chromium cannot decode it.
    const apple = { ...file, name: 'IMG_0001.HEIC', mimeType: '' }
    await page.getByRole('dialog').locator('input[type=file]:not([capture])').setInputFiles(apple)
    // What helps depends on the device.
    const isPhone = test.info().project.name === 'phone'
    await expect(page.getByText('Este navegador no puede abrir fotos HEIC.')).toContainText(
      isPhone ? 'elige JPG como formato' : 'computadora',
    )
  },
)

test('P-profiles-8, P-posts-22: the photo viewer opens by click and by URL, is used by keyboard, and closes on Escape and back', async ({
  page,
  request,
}) => {
  const [ana, bruno] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'talento', 'Bruno'),
  ]
  const post = await publishPhotos(request, ana, 'Tres miradas', ['Primera', 'Segunda', 'Tercera'])
  await logIn(page, bruno)
  await page.goto(`/profile/${ana.profileUrl}`)
  // P-design-11: the first screen shows work.
  const recentPhotos = page.getByRole('region', { name: 'Fotos recientes' })
  await expect(recentPhotos.getByRole('link', { name: 'Primera' })).toBeInViewport({ ratio: 1 })
  const opener = page.getByRole('article').getByRole('link', { name: 'Segunda' })
  // Six crops over six connections take longer on a busy machine.
  await expect(opener.getByRole('img')).toHaveJSProperty('complete', true)
  await opener.click()
  const viewer = page.getByRole('dialog', { name: `Fotos de ${ana.name}` })
  await expect(viewer.getByRole('img', { name: 'Segunda' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`post=${post.id}&foto=2`))
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'Tercera' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  await expect(viewer.getByRole('img', { name: 'Primera' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/foto=3/)
  await viewer.getByRole('button', { name: /^Me gusta/ }).click()
  await expect(viewer.getByRole('button', { name: /^Me gusta/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/profile/${ana.profileUrl}$`))
  await expect(opener).toBeFocused()
  await expect(page.getByRole('article').getByRole('button', { name: 'A 1 persona le gusta' })).toBeVisible()

  await opener.click()
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()

  await page.goto(`/profile/${ana.profileUrl}?post=${post.id}&foto=3`)
  await expect(viewer.getByRole('img', { name: 'Tercera' })).toBeVisible()
  await viewer.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/${ana.profileUrl}\\??$`))
})
