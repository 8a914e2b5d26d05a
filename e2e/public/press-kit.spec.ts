import { readFile } from 'node:fs/promises'
import { logIn, publishPhotos, registerAccount } from '../accounts.ts'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'
import { routeGlob } from '../network.ts'
import { expectNoLayoutShift, measureLayoutShifts } from '../layout-shift.ts'

const texts = {
  es: {
    menu: 'Configuración del perfil',
    create: 'Crear mi portafolio',
    title: 'Portafolio',
    city: 'Ciudad',
    chosen: (count: number) => `${count} de 9`,
    preview: 'Vista previa',
    page: 'Página 1 de 1',
    place: 'Mérida, México',
    changed: 'Cambiaste algo',
    download: 'Descargar PDF',
    filename: 'portafolio.pdf',
    label: '¿Para quién es?',
    days: 'Válido por',
    days7: '7 días',
    createLink: 'Crear enlace',
    unopened: 'Nadie lo ha abierto todavía',
    opened: (count: number) => `Lo abrieron ${count} ${count === 1 ? 'vez' : 'veces'}`,
    deleteLink: 'Eliminar el enlace de Agencia Luz',
    confirm: 'Eliminar',
    unknown: 'Este enlace no funciona',
  },
  en: {
    menu: 'Profile settings',
    create: 'Create my press kit',
    title: 'Press kit',
    city: 'City',
    chosen: (count: number) => `${count} of 9`,
    preview: 'Preview',
    page: 'Page 1 of 1',
    place: 'Mérida, Mexico',
    changed: 'You changed something',
    download: 'Download PDF',
    filename: 'press-kit.pdf',
    label: 'Who is it for?',
    days: 'Valid for',
    days7: '7 days',
    createLink: 'Create link',
    unopened: 'Nobody has opened it yet',
    opened: (count: number) => `Opened ${count} ${count === 1 ? 'time' : 'times'}`,
    deleteLink: 'Delete the link for Agencia Luz',
    confirm: 'Delete',
    unknown: "This link doesn't work",
  },
}

bilingualTest(
  'P-presskit-4: from the profile to the press kit: choose, see and download it @journey',
  async ({ page, request, language }) => {
    const t = texts[language]
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    await publishPhotos(request, ana, 'En escena', ['Un haz de luz'])
    await ana.call('createPost', { body: { title: 'Ensayo', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' } })
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('button', { name: t.menu }).click()
    await page.getByRole('menuitem', { name: t.create }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()

    await expect(page.getByText(t.chosen(2))).toBeVisible()
    await page.getByRole('checkbox', { name: 'En escena' }).press('Space')
    await expect(page.getByText(t.chosen(1))).toBeVisible()
    const preview = page.getByRole('region', { name: t.preview })
    await page.getByRole('button', { name: t.preview }).click()
    await expect(preview.getByText(t.page)).toBeVisible()
    await expect(preview.getByText(t.place)).toBeAttached()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    await page.getByRole('checkbox', { name: t.city }).uncheck()
    await expect(preview.getByText(t.changed)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.download }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${ana.profileUrl}-${t.filename}`)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(preview.getByText(t.changed)).toBeHidden()
    await expect(preview.getByText(t.place)).toBeHidden()
  },
)

bilingualTest(
  'P-presskit-6: a link to the press kit: create it, open it without an account, delete it',
  async ({ page, request, browser, language, locale, colorScheme }) => {
    const t = texts[language]
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    await publishPhotos(request, ana, 'En escena', ['Un haz de luz'])
    await logIn(page, ana)
    await page.goto('/user/press-kit')
    await page.getByRole('button', { name: t.createLink }).click()
    await expect(page.getByLabel(t.label)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(t.label).fill('Agencia Luz')
    await page.getByLabel(t.days).selectOption(t.days7)
    await page.getByRole('button', { name: t.createLink }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Agencia Luz' })
    await expect(row).toContainText(t.unopened)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    const { url } = (await ana.call('getPressKitLinks')).rows[0]!
    const context = await browser.newContext({ locale, colorScheme })
    const guest = await context.newPage()
    await measureLayoutShifts(guest)
    await guest.goto(url)
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Ana')
    await expect(guest.getByRole('region', { name: t.preview }).getByText(t.page)).toBeVisible()
    await expectNoLayoutShift(guest)
    const photo = guest.waitForEvent('popup')
    await guest.getByRole('link', { name: 'En escena' }).click()
    await expect(await photo).toHaveURL(/\.jpg$/)
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(guest)
    const download = guest.waitForEvent('download')
    await guest.getByRole('button', { name: t.download }).click()
    expect((await download).suggestedFilename()).toBe(`${ana.profileUrl}-${t.filename}`)

    // Her own visit is not counted.
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
    await page.goto('/user/press-kit')
    await expect(row).toContainText(t.opened(1))
    await page.getByRole('button', { name: t.deleteLink }).click()
    const deleted = page.waitForResponse(routeGlob('deletePressKitLink'))
    await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click()
    // The open dialog hides the row from roles, so its absence does not tell that the link is deleted.
    await deleted
    await expect(row).toHaveCount(0)
    await guest.reload()
    await expect(guest.getByText(t.unknown)).toBeVisible()
    await context.close()
  },
)
