import { logIn, publishPhotos, registerAccount, registerWithProfile, uniqueWord } from '../accounts.ts'
import { bilingualBaseTest } from '../bilingual.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, findToast, test } from '../fixtures.ts'

const texts = {
  es: {
    people: 'Personas que comparas',
    height: /^Estatura/,
    differs: 'Difiere',
    languages: 'Idiomas',
    only: 'Solo lo que difiere',
    missing: 'Falta una persona: su perfil ya no está disponible para ti.',
    tooMany: 'Se comparan hasta 5 personas; falta una de las que elegiste.',
    remove: (name: string) => `Quitar a ${name} de la comparación`,
    follow: (name: string) => `Seguir a ${name}`,
    following: (name: string) => `Siguiendo a ${name}`,
    write: (name: string) => `Escribir a ${name}`,
    add: (name: string) => `Agregar a ${name} a una lista`,
    alone: 'Elige al menos a otra persona para comparar.',
    empty: 'Aún no comparas a nadie',
  },
  en: {
    people: 'People you are comparing',
    height: /^Height/,
    differs: 'Differs',
    languages: 'Languages',
    only: 'Differences only',
    missing: 'One person is missing: their profile is no longer available to you.',
    tooMany: 'Up to 5 people can be compared; one of those you chose is missing.',
    remove: (name: string) => `Remove ${name} from the comparison`,
    follow: (name: string) => `Follow ${name}`,
    following: (name: string) => `Following ${name}`,
    write: (name: string) => `Message ${name}`,
    add: (name: string) => `Add ${name} to a list`,
    alone: 'Choose at least one more person to compare.',
    empty: "You're not comparing anyone yet",
  },
}

// A profile that no longer exists is a 404, which the browser logs.
bilingualBaseTest(
  'P-compare-1, P-compare-2, P-compare-3: people side by side, with what differs, and what to do with them @journey',
  async ({ page, request, language }) => {
    const t = texts[language]
    const agency = await registerAccount(request, 'agencia', 'Luz', language)
    const [ana, bea, eva] = await Promise.all(
      ['Ana', 'Bea', 'Eva'].map((name) => registerAccount(request, 'talento', name)),
    )
    for (const [person, heightCm] of [
      [ana!, 168],
      [bea!, 172],
    ] as const)
      await person.call('saveFacts', {
        body: {
          languages: { items: [{ code: 'fr', level: 'fluent' }], audience: 'everyone' },
          measurements: { heightCm, audience: 'agencies' },
        },
      })
    await publishPhotos(request, ana!, 'En escena', ['Un haz de luz'])
    await eva!.call('cancelAccount', {})

    await logIn(page, agency)
    await page.setViewportSize({ width: 320, height: 640 })
    const ids = [ana!, bea!, eva!].map(({ profileUrl }) => profileUrl)
    await page.goto(`/comparar?ids=${[...ids, 'a1', 'b2', 'c3'].join(',')}`)
    const region = page.getByRole('region', { name: t.people })
    await expect(page.getByText(t.tooMany)).toBeVisible()
    await page.goto(`/comparar?ids=${ids.join(',')}`)
    await expect(page.getByText(t.missing)).toBeVisible()
    const height = region.getByRole('row', { name: t.height })
    await expect(height).toContainText('168')
    await expect(height).toContainText('172')
    await expect(height).toContainText(t.differs)
    await expect(region.getByRole('row', { name: t.languages })).not.toContainText(t.differs)
    await expect(region.getByRole('link', { name: 'Un haz de luz' })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    // The names stay in sight where the comparison ends.
    await region.getByRole('link', { name: t.write(bea!.name) }).scrollIntoViewIfNeeded()
    await expect(region.getByRole('link', { name: bea!.name, exact: true })).toBeInViewport()

    await region.getByRole('button', { name: t.follow(bea!.name) }).click()
    await expect(region.getByRole('button', { name: t.following(bea!.name) })).toBeVisible()
    await expect(region.getByRole('button', { name: t.add(bea!.name) })).toBeVisible()
    await page.getByRole('switch', { name: t.only }).check()
    await expect(region.getByRole('row', { name: t.languages })).toHaveCount(0)
    await expect(height).toBeVisible()

    await region.getByRole('button', { name: t.remove(ana!.name) }).click()
    await expect(page).toHaveURL(`/comparar?ids=${[ids[1], ids[2]].join('%2C')}`)
    await expect(page.getByText(t.alone)).toBeVisible()
    await region.getByRole('link', { name: bea!.name, exact: true }).click()
    await page.waitForURL(`/profile/${bea!.profileUrl}`)
    await page.goto('/comparar')
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
    await expectAccessible(page)
  },
)

test('P-compare-4: selected people are compared; too few and too many are told why not @one-viewport', async ({
  page,
  request,
}) => {
  const agency = await registerAccount(request, 'agencia', 'Luz')
  const word = uniqueWord()
  for (let number = 1; number <= 6; number++) await registerWithProfile(request, word)
  await logIn(page, agency)
  await page.goto(`/explorar?q=${word}`)
  const boxes = page.getByRole('listitem').getByRole('checkbox', { name: /^Seleccionar a / })
  await expect(boxes).toHaveCount(6)
  const bar = page.getByRole('region', { name: 'Personas seleccionadas' })
  await boxes.first().check()
  await bar.getByRole('button', { name: 'Comparar' }).press('Enter')
  await expect(findToast(page, 'Selecciona de 2 a 5 personas para comparar.')).toBeVisible()
  for (const box of (await boxes.all()).slice(1)) await box.check()
  await expect(bar.getByRole('button', { name: 'Comparar' })).toHaveAccessibleDescription(/de 2 a 5/)
  await boxes.first().uncheck()
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Comparar' }).click()
  await page.waitForURL(/\/comparar\?ids=/)
  await expect(
    page.getByRole('region', { name: 'Personas que comparas' }).getByRole('columnheader'),
  ).toHaveCount(6)
  await page.getByRole('main').getByRole('link', { name: 'Resultados' }).click()
  await page.waitForURL(`/explorar?q=${word}`)
})
