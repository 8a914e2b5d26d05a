import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { logIn, registerAccount } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { photoFile } from '../photo.ts'

/** Passes the connections of another port on, as SSH and containers do. */
async function forward(port: number) {
  const server = createServer((socket) => {
    const target = connect(port, 'localhost')
    socket.on('error', () => target.destroy()).pipe(target)
    target.on('error', () => socket.destroy()).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

async function publishPhoto(page: Page, text: string) {
  const form = page.locator('#componer')
  await form.getByRole('textbox').first().fill(text)
  await form.getByRole('tab', { name: 'Fotos' }).click()
  await page.locator('#composer-photos').setInputFiles([photoFile])
  await form.getByLabel('Descripción de la foto 1').fill('La sala')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await form.getByRole('button', { name: 'Brilla' }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
}

test('P-operation-26: photos are uploaded and the realtime connection opens at every address, in es', async ({
  page,
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL!)
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  // A machine's name without TLS is no secure connection, which only has this method.
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }))
  const forwarded = await forward(Number(port))
  for (const host of [`127.0.0.1:${port}`, `localhost:${forwarded.port}`]) {
    const connecting = page.waitForEvent('websocket')
    await page.goto(`http://${host}/noticias`)
    await publishPhoto(page, `Desde ${host}`)
    const socket = await connecting
    expect(new URL(socket.url()).host).toBe(host)
    expect(socket.isClosed()).toBe(false)
  }
  forwarded.close()
})
