import type { Page } from '@playwright/test'
import { expect, expectAccessible, findToast, test } from '../fixtures.ts'
import { registerAccount } from '../accounts.ts'
import { photo } from '../photo.ts'

test.use({ serviceWorkers: 'allow' })

interface Shared {
  text: string
  files?: { name: string; type: string; content: number[] }[]
}

/** Sends what the device sends when another application shares with the installed one. */
async function share(page: Page, shared: Shared) {
  const loaded = page.waitForEvent('load')
  await page.evaluate(({ text, files = [] }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/noticias', enctype: 'multipart/form-data' })
    const chosen = new DataTransfer()
    for (const { name, type, content } of files)
      chosen.items.add(new File([Uint8Array.from(content)], name, { type }))
    const fileInput = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    })
    fileInput.files = chosen.files
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: text }), fileInput)
    document.body.append(form)
    form.submit()
  }, shared)
  await loaded
}

test('P-pages-24: what another application shares is in the composer, also after a login, and what does not fit says so @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await page.goto('/login')
  await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
  await page.goto('/noticias')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const form = page.getByRole('form', { name: 'Nueva publicación' })
  const words = form.getByRole('textbox').first()
  const image = { type: 'image/png', content: [...photo] }
  await share(page, {
    text: 'Una foto de hoy',
    files: [
      { name: 'uno.png', ...image },
      { name: 'dos.png', ...image },
      { name: 'canción.mp3', type: 'audio/mpeg', content: [1, 2, 3] },
    ],
  })
  await expect(words).toHaveValue('Una foto de hoy')
  await expect(words).toBeFocused()
  await expect(page).toHaveURL('/noticias#componer')
  const photos = form.getByRole('listitem')
  await expect(photos).toHaveCount(3)
  await expect(photos.getByRole('alert')).toHaveCount(1)
  // The button changes its color when the uploads end.
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)

  // Without a session it is kept until after the login, and added to the draft.
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await share(page, { text: 'https://example.com/show' })
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('Correo electrónico').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(words).toHaveValue('Una foto de hoy\n\nhttps://example.com/show')
  await expect(page).toHaveURL('/noticias#componer')

  // Where the server redirects to without a service worker.
  await page.goto('/noticias?compartido=perdido')
  await expect(findToast(page, 'No recibimos lo que compartiste.')).toBeVisible()

  // Agencies do not post.
  const luz = await registerAccount(request, 'agencia', 'Luz')
  await page.evaluate((token) => localStorage.setItem('token', token), luz.token)
  await share(page, { text: 'Un casting' })
  await expect(findToast(page, 'Las cuentas de agencia no publican.')).toBeVisible()
  await expect(page).toHaveURL('/noticias')
})
