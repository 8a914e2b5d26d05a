import { logIn, publishPhotos, registerWithProfile } from '../accounts.ts'
import { bilingualTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'

const texts = {
  es: {
    menu: 'Configuración del perfil',
    open: 'Ver como lo ven los demás',
    bar: 'Así ve tu perfil…',
    agency: 'una agencia',
    guest: 'alguien sin cuenta',
    more: 'Crea tu cuenta para ver más',
    privacy: 'Cambiar quién ve qué',
    preview: 'Mostrar la vista previa',
    hidden: 'Sin cuenta no se ve tu perfil',
    link: 'Ver cómo ven tu perfil los demás',
    back: 'Volver a mi perfil',
    mutuals: 'salvo lo que es solo para seguidores mutuos',
  },
  en: {
    menu: 'Profile settings',
    open: 'View as others see it',
    bar: 'Your profile as seen by…',
    agency: 'an agency',
    guest: 'someone without an account',
    more: 'Create your account to see more',
    privacy: 'Change who sees what',
    preview: 'Show the preview',
    hidden: "People without an account can't see your profile",
    link: 'See how others see your profile',
    back: 'Back to my profile',
    mutuals: 'except what is for mutual followers only',
  },
}

bilingualTest(
  'P-profiles-24: the own profile as a talent, an agency and a guest see it @journey',
  async ({ page, request, language }) => {
    const t = texts[language]
    const ana = await registerWithProfile(request, 'Ana')
    await publishPhotos(request, ana, 'Ensayo', ['En el aire'])
    const { nombre, apellido, email } = await ana.call('getSelf')
    await ana.call('updateUser', {
      body: { nombre, apellido, email, fecha: '1995-04-12', showEmail: 'agencies' },
    })
    await ana.call('changeLanguage', { body: { langCode: language } })
    await logIn(page, ana)
    await page.goto(`/profile/${ana.profileUrl}`)
    await page.getByRole('button', { name: t.menu }).click()
    await page.getByRole('menuitem', { name: t.open }).click()
    const bar = page.getByRole('region', { name: t.bar })
    await expect(bar).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Ana toca el clavecín.')).toBeVisible()
    // P-minors-13
    await expect(main.getByText(t.mutuals)).toBeVisible()
    await expect(main.getByText(email)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)

    await bar.getByRole('link', { name: t.agency }).click()
    await expect(main.getByText(email)).toBeVisible()

    await bar.getByRole('link', { name: t.guest }).click()
    await expect(main.getByRole('heading', { name: t.more })).toBeVisible()
    await expect(main.getByRole('button', { name: /: En el aire$/ })).toBeVisible()
    // Nothing of it leads to the registration.
    await expect(main.locator('a[href*="/register"]')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)

    await main.getByRole('link', { name: t.privacy }).click()
    await page.getByRole('switch', { name: t.preview }).click()
    await expect.poll(async () => (await ana.call('getSelf')).publicPreview).toBe(false)
    await page.getByRole('link', { name: t.link }).click()
    await bar.getByRole('link', { name: t.guest }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.hidden })).toBeVisible()
    await expectAccessible(page)
    await bar.getByRole('link', { name: t.back }).click()
    await expect(page.getByRole('button', { name: t.menu })).toBeVisible()
  },
)
