import { bilingual as test } from './bilingual.ts'
import { expect, expectAccessible } from './check.ts'
import { join, logIn } from './people.ts'

const languages = {
  es: {
    followers: 'Seguidores',
    following: 'Siguiendo',
    search: 'Buscar por nombre',
    follow: (name: string) => `Seguir a ${name}`,
    unfollow: (name: string) => `Siguiendo a ${name}`,
    nobody: 'Nadie aquí se llama «Zzz»',
    agency: 'Agencia',
  },
  en: {
    followers: 'Followers',
    following: 'Following',
    search: 'Search by name',
    follow: (name: string) => `Follow ${name}`,
    unfollow: (name: string) => `Following ${name}`,
    nobody: 'Nobody here is called “Zzz”',
    agency: 'Agency',
  },
}

test('who follows somebody is found by name and followed back', async ({ page, request, language }) => {
  const said = languages[language]
  const [ana, bruno, casting] = [
    await join(request, 'talento', 'Ana', language),
    await join(request, 'talento', 'Bruno'),
    await join(request, 'agencia', 'Casting'),
  ]
  const { id } = await ana.call('getSelf')
  for (const fan of [bruno, casting]) await fan.call('followUser', { body: { id } })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: said.followers, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${said.followers} 2` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([casting.name, bruno.name])
  await expect(page.getByText(said.agency)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: said.search }).fill(bruno.name.slice(0, -8).toUpperCase())
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([bruno.name])
  await page.getByRole('button', { name: said.follow(bruno.name) }).click()
  await expect(page.getByRole('button', { name: said.unfollow(bruno.name) })).toBeVisible()
  await page.getByRole('searchbox', { name: said.search }).fill('Zzz')
  await expect(page.getByText(said.nobody)).toBeVisible()

  await page.goto(`/${ana.profileUrl}/followings`)
  await expect(page).toHaveTitle(`${ana.profileUrl}'s Followings | Brilla`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([bruno.name])
  await page.goto(`/${ana.profileUrl}/followers`)
  await expect(page).toHaveTitle(`${ana.profileUrl}'s Followers | Brilla`)
  await page.getByRole('link', { name: casting.name }).click()
  await expect(page.getByRole('dialog', { name: casting.name })).toBeVisible()
})
