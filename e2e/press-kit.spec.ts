import { readFile } from 'node:fs/promises'
import { logIn, publishPhotos, registerAccount } from './accounts.ts'
import { bilingualTest } from './bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from './fixtures.ts'

const texts = {
  es: {
    menu: 'Configuración del perfil',
    create: 'Crear mi dossier',
    title: 'Dossier',
    city: 'Ciudad',
    chosen: (count: number) => `${count} de 9`,
    preview: 'Vista previa',
    page: 'Página 1 de 1',
    place: 'Mérida, México',
    changed: 'Cambiaste algo',
    download: 'Descargar PDF',
    filename: 'dossier.pdf',
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
  },
}

bilingualTest(
  'P-presskit-4: from the profile to the press kit: choose, see and download it',
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
