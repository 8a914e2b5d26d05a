import type { Page } from '@playwright/test'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'
import { registerAccount, registerWithProfile, logIn, waitForMail } from '../accounts.ts'
import { intercept, routeGlob } from '../network.ts'

const languages = {
  es: {
    step: (number: number) => `Paso ${number} de 5`,
    next: 'Continuar',
    skip: 'Omitir este paso',
    finish: 'Terminar',
    noCategory: 'Elige al menos una categoría u omite este paso.',
    music: 'Música y danza',
    camera: 'Tomar una foto',
    none: 'Selecciona una imagen primero',
    right: 'Girar a la derecha',
    save: 'Guardar',
    done: 'Imagen procesada correctamente',
    preview: 'Así se verá tu perfil',
    about: 'Sobre mí',
    invited: (number: number) => `Correo de la persona ${number}`,
    check: 'Por favor verifica que los correos electrónicos estén correctos.',
    subject: 'te invita a Brilla',
    half: 'Completa tu perfil',
    live: 'Tu perfil ya está en línea',
    home: 'Ir al inicio',
    later: 'Lo haré después',
  },
  en: {
    step: (number: number) => `Step ${number} of 5`,
    next: 'Continue',
    skip: 'Skip this step',
    finish: 'Finish',
    noCategory: 'Choose at least one category, or skip this step.',
    music: 'Music and dance',
    camera: 'Take a photo',
    none: 'Select an image first',
    right: 'Rotate right',
    save: 'Save',
    done: 'Photo saved',
    preview: 'How your profile will look',
    about: 'About me',
    invited: (number: number) => `Email of person ${number}`,
    check: 'Please check that the email addresses are correct.',
    subject: 'invites you to Brilla',
    half: 'Finish setting up your profile',
    live: 'Your profile is live',
    home: 'Go to the home page',
    later: "I'll do it later",
  },
} as const

/** An image whose left half is red and whose right half is blue. */
async function createTwoColorImage(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (let x = 0; x < 600; x += 10) {
      context.fillStyle = x < 300 ? `rgb(${200 + (x % 50)} 0 0)` : `rgb(0 0 ${200 + (x % 50)})`
      context.fillRect(x, 0, 10, 600)
    }
    return canvas.toDataURL('image/png')
  })
  const image = Buffer.from(url.split(',')[1] ?? '', 'base64')
  // Larger than the upload limit: only the selected part of the image is uploaded.
  const buffer = Buffer.concat([image, Buffer.alloc(11_000_000)])
  return { name: 'mitades.png', mimeType: 'image/png', buffer }
}

/** Colors at the top and at the bottom of a stored image: red or blue. */
const readTopAndBottomColor = (page: Page, image: string) =>
  page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const canvas = Object.assign(document.createElement('canvas'), bitmap)
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [0.1, 0.9].map((at) => {
      const [red = 0, , blue = 0] =
        context?.getImageData(bitmap.width / 2, Math.floor(bitmap.height * at), 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    })
  }, mediaPaths.file(image))

bilingualTest(
  'P-wizard-3: category, profile photo, cover photo, your talent, share',
  async ({ page, request, language }) => {
    // The longest test.
    const texts = languages[language]
    const lia = await registerAccount(request, 'talento', 'Lia', language)
    await logIn(page, lia)
    await page.goto('/register/wizard')
    await expect(page.getByText(texts.step(1))).toBeVisible()
    const next = page.getByRole('button', { name: texts.next })
    const preview = page.getByRole('region', { name: texts.preview })
    await expect(preview).toContainText(lia.name)
    // The step is in the upper half of the screen (P-wizard-9).
    const height = page.viewportSize()?.height ?? 0
    expect((await page.getByText(texts.step(1)).boundingBox())?.y).toBeLessThan(height / 2)

    // Choosing a category subscribes to it immediately.
    await next.click()
    await expect(page.getByRole('alert')).toContainText(texts.noCategory)
    await expectAccessible(page)
    const subscribed = page.waitForResponse(routeGlob('subscribeCategory'))
    await page.getByRole('checkbox', { name: texts.music }).check()
    await subscribed
    await expect(preview).toContainText(texts.music)
    const categories = await lia.call('getSubscribedCategories')
    expect(categories.filter(({ subscribed }) => subscribed).map(({ id }) => id)).toEqual([2])
    await next.click()

    await expect(page.locator('#step-heading')).toBeFocused()
    // Saving requires an image; after the upload the preview shows it.
    await expect(page.getByText(texts.step(2))).toBeVisible()
    await next.click()
    await expect(page.getByRole('alert')).toContainText(texts.none)
    // Taking a photo is offered on phones only.
    await expect(page.getByText(texts.camera)).toBeVisible({ visible: test.info().project.name === 'phone' })
    await page.locator('input[type=file]:not([capture])').setInputFiles(await createTwoColorImage(page))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.right }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts.save }).click()
    await expect(dialog).toBeHidden()
    // P-wizard-9: on a phone at the top, where it covers no field.
    const notice = findToast(page, texts.done)
    await expect(notice).toBeVisible()
    if (test.info().project.name === 'phone') expect((await notice.boundingBox())?.y).toBeLessThan(64)
    const { profileImage } = await lia.call('getSelf')
    await expect(preview.locator(`img[src*="${profileImage}"]`)).toBeVisible()
    expect(await readTopAndBottomColor(page, profileImage ?? '')).toEqual(['red', 'blue'])
    await next.click()

    await expect(page.getByText(texts.step(3))).toBeVisible()
    await page.getByRole('button', { name: texts.skip }).click()

    await expect(page.getByText(texts.step(4))).toBeVisible()
    await page.getByLabel(texts.about).fill('Bailo desde los seis años.')
    await expect(preview.getByText('Bailo desde los seis años.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(texts.about)).toHaveValue('Bailo desde los seis años.')
    await expectAccessible(page)
    await next.click()

    // Invalid addresses show an alert, and nothing is sent.
    await expect(page.getByText(texts.step(5))).toBeVisible()
    expect((await lia.call('getSelf')).biography).toBe('Bailo desde los seis años.')
    const friend = `amiga${Date.now().toString(36)}${language}${test.info().project.name}@lejos.example`
    await page.getByLabel(texts.invited(1)).fill(friend)
    await page.reload()
    await expect(page.getByLabel(texts.invited(1))).toHaveValue(friend)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(friend)
    await page.getByLabel(texts.invited(3)).fill('no es un correo')
    const finish = page.getByRole('button', { name: texts.finish, exact: true })
    await finish.click()
    await expect(page.getByRole('alert')).toContainText(texts.check)
    await expectAccessible(page)
    await page.getByLabel(texts.invited(3)).fill('')
    await finish.click()
    await expect(page.getByRole('heading', { level: 1, name: texts.live })).toBeFocused()
    await expect(page.getByRole('link', { name: texts.later })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.getByRole('link', { name: texts.home }).click()
    await page.waitForURL('/noticias')
    expect(await waitForMail(request, friend, new RegExp(`(${texts.subject})`))).toBe(texts.subject)
    await expect(page.getByRole('heading', { name: texts.half })).toHaveCount(0)
  },
)

test('wizard steps can be skipped and resumed, and a banner reminds of an unfinished wizard (P-wizard-1, P-wizard-2) @journey', async ({
  page,
  request,
}) => {
  const iker = await registerAccount(request, 'talento', 'Iker')
  await iker.call('subscribeCategory', { body: { categoryId: 3 } })
  await iker.call('saveWizard', { body: { biography: 'Pinto.' } })
  await logIn(page, iker)
  await page.goto('/noticias')
  // On the first visit too, with what is missing.
  const banner = page.getByRole('region', { name: 'Completa tu perfil' })
  await expect(banner).toContainText('Falta: tu foto de perfil.')
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await intercept(page, '**/*.js', async (route) => {
    await gate
    await route.fallback()
  })
  await banner.getByRole('link', { name: 'Continuar' }).click()
  // P-accessibility-1: a page that takes long is announced, and the bar that shows it is hidden from screen readers.
  await expect(page.locator('#announcer')).toHaveText('Cargando…')
  await expectAccessible(page)
  open()
  await page.waitForURL('/register/wizard')
  await expect(page.getByText('Paso 2 de 5')).toBeVisible()
  await page.getByRole('link', { name: /Tu talento/ }).click()
  await expect(page.getByLabel('Sobre mí')).toHaveValue('Pinto.')
  await page.goBack()
  await expect(page.getByText('Paso 2 de 5')).toBeVisible()
  await page.getByRole('link', { name: 'Lo haré después' }).click()
  await page.waitForURL('/noticias')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Todos' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('P-wizard-12: a completed profile is shared, finds people to follow, and leads to the first post, once @one-viewport @journey', async ({
  page,
  request,
}) => {
  const [mila] = [await registerWithProfile(request, 'Mila'), await registerWithProfile(request, 'Nora')]
  await logIn(page, mila)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/register/wizard?paso=5')
  const finish = page.getByRole('button', { name: 'Terminar sin invitar' })
  await finish.click()
  const live = page.getByRole('heading', { name: 'Tu perfil ya está en línea' })
  await expect(live).toBeVisible()
  await expect(page.getByText('aunque no tenga cuenta')).toBeVisible()
  const people = page.getByRole('region', { name: 'Talentos que puedes seguir' })
  await expect(people.getByText(/^También en /).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR con el enlace de tu perfil' })).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  const url = `${new URL(page.url()).origin}/profile/${mila.profileUrl}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(findToast(page, 'Enlace copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  const message = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
  expect(new URL(message ?? '').searchParams.get('text')).toBe(`Este es mi perfil en Brilla: ${url}`)
  const followed = page.waitForResponse(routeGlob('followUser'))
  await people
    .getByRole('button', { name: /^Seguir a / })
    .first()
    .click()
  expect((await followed).ok()).toBe(true)

  await expect(page.getByRole('link', { name: 'Agregar habilidades y más datos' })).toBeVisible()

  await page.getByRole('link', { name: 'Crear mi primera publicación' }).click()
  await page.waitForURL('/noticias#componer')
  await expect(page.getByRole('textbox', { name: /Qué/ })).toBeFocused()
  await page.goto('/register/wizard?paso=5')
  await finish.click()
  await page.waitForURL('/noticias')
})

test('P-categories-4: an agency fills in its introduction form (P-wizard-6) @one-viewport @journey', async ({
  page,
  request,
}) => {
  const marta = await registerAccount(request, 'agencia', 'Marta')
  await logIn(page, marta)
  await page.goto('/noticias')
  await page.getByRole('region', { name: 'Presenta tu agencia' }).getByRole('link').click()
  await page.waitForURL('/register/agencia')
  const submit = page.getByRole('button', { name: 'Guardar y empezar' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Escribe el nombre de la agencia.')
  await expectAccessible(page)
  // P-wizard-10: each field says whether it is public.
  for (const label of ['Correo de contacto', 'País', 'Ciudad', 'Sitio web', 'Sobre la agencia'])
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^(Público[.:]|Escribe la ciudad)/)
  await expect(page.getByLabel('Correo de contacto')).toHaveValue(marta.email)
  await page.getByLabel('Correo de contacto').fill('casting@delsur.example')
  await page.getByLabel('Nombre de la agencia').fill('Casting del Sur')
  await page.getByLabel('Sitio web').fill('castingdelsur.example')
  await page.getByLabel('Sobre la agencia').fill('Buscamos voces.')
  await page.getByRole('checkbox', { name: 'Cocina' }).check()
  await page.reload()
  await expect(page.getByLabel('Nombre de la agencia')).toHaveValue('Casting del Sur')
  await submit.click()
  await page.waitForURL('/explorar')
  expect(await marta.call('getSelf')).toMatchObject({
    agencyName: 'Casting del Sur',
    contactEmail: 'casting@delsur.example',
    biography: 'Buscamos voces.',
  })
  await page.goto('/noticias')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Presenta tu agencia' })).toHaveCount(0)
})

test('P-wizard-8, P-accounts-25: wizard and agency form redirect guests and accounts of the other type @one-viewport', async ({
  page,
  request,
}) => {
  await page.goto('/register/wizard')
  await page.waitForURL(/\/login/)
  const [ana, marta] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'agencia', 'Marta'),
  ]
  for (const [person, path] of [
    [ana, '/register/agencia'],
    [marta, '/register/wizard'],
  ] as const) {
    await page.evaluate((token) => localStorage.setItem('token', token), person.token)
    await page.goto(path)
    await page.waitForURL('/noticias')
  }
})

bilingualTest('wizard and agency form fit 320 px and pass axe @one-viewport', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/terminos')
  const [ana, marta] = [
    await registerAccount(request, 'talento', 'Ana'),
    await registerAccount(request, 'agencia', 'Marta'),
  ]
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('form')).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  }
  await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
  for (const step of [1, 2, 3, 4, 5, 6]) await visit(`/register/wizard?paso=${step}`)
  await page.evaluate((token) => localStorage.setItem('token', token), marta.token)
  await visit('/register/agencia')
})
