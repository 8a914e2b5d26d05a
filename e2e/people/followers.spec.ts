import { bilingualTest as test } from '../bilingual.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { registerAccount, logIn } from '../accounts.ts'
import { routeGlob } from '../network.ts'

const languages = {
  es: {
    followers: 'Seguidores',
    following: 'Siguiendo',
    search: 'Buscar por nombre',
    follow: (name: string) => `Seguir a ${name}`,
    unfollow: (name: string) => `Siguiendo a ${name}`,
    nobody: 'Nadie aquí se llama “Zzz”',
    agency: 'Agencia',
    followersTitle: 'Seguidores de {url}',
    followingTitle: 'Seguidos de {url}',
  },
  en: {
    followers: 'Followers',
    following: 'Following',
    search: 'Search by name',
    follow: (name: string) => `Follow ${name}`,
    unfollow: (name: string) => `Following ${name}`,
    nobody: 'Nobody here is called “Zzz”',
    agency: 'Agency',
    followersTitle: "{url}'s Followers",
    followingTitle: "{url}'s Followings",
  },
}

/** The title of a page about Ana, who may have been notified of her followers meanwhile. */
const withUrl = (title: string, url: string) =>
  new RegExp(`^(\\(\\d+\\) )?${title.replace('{url}', url)} \\| Brilla$`)

test('P-follows-4: followers can be searched by name and followed back @one-viewport @journey', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  const [ana, bruno, casting] = [
    await registerAccount(request, 'talento', 'Ana', language),
    await registerAccount(request, 'talento', 'Bruno'),
    await registerAccount(request, 'agencia', 'Casting'),
  ]
  const { id } = await ana.call('getSelf')
  for (const fan of [bruno, casting]) await fan.call('followUser', { body: { id } })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: texts.followers, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${texts.followers} 2` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([casting.name, bruno.name])
  await expect(page.getByText(texts.agency)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: texts.search }).fill(bruno.name.slice(0, -8).toUpperCase())
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([bruno.name])
  const followed = page.waitForResponse(routeGlob('followUser'))
  await page.getByRole('button', { name: texts.follow(bruno.name) }).click()
  await expect(page.getByRole('button', { name: texts.unfollow(bruno.name) })).toBeVisible()
  await page.getByRole('searchbox', { name: texts.search }).fill('Zzz')
  await expect(page.getByText(texts.nobody)).toBeVisible()

  await followed
  await page.goto(`/${ana.profileUrl}/followings`)
  await expect(page).toHaveTitle(withUrl(texts.followingTitle, ana.profileUrl))
  // The page of its own is also a tab of the profile.
  const tab = page.getByRole('link', { name: texts.following, exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([bruno.name])
  await page.goto(`/${ana.profileUrl}/followers`)
  await expect(page).toHaveTitle(withUrl(texts.followersTitle, ana.profileUrl))
  await page.getByRole('link', { name: casting.name, exact: true }).click()
  await expect(page.getByRole('dialog', { name: casting.name })).toBeVisible()
})
