import { expect, expectAccessible, test } from '../../fixtures.ts'
import { registerAccount, logIn } from '../../accounts.ts'

test.use({ serviceWorkers: 'allow' })

test('P-notifications-19: a device is turned on and off, and logging out turns it off and closes what is shown @one-viewport @journey', async ({
  page,
  request,
}) => {
  const luis = await registerAccount(request, 'talento', 'Luis')
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/user/settings/notifications')
  // The browser of the tests blocks notifications.
  await expect(page.getByText(/^Tu navegador bloquea las notificaciones/)).toBeVisible()
  await expectAccessible(page)

  await page.addInitScript(() => {
    // A push service of the browser, which the tests have no access to.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    }
    const endpoint = 'https://push.example/send/abc'
    const isOn = () => localStorage.getItem('test push') !== null
    const unsubscribe = async () => (localStorage.removeItem('test push'), true)
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe,
    } as unknown as PushSubscription
    const shown = { close: () => localStorage.setItem('test closed', '1') } as unknown as Notification
    ServiceWorkerRegistration.prototype.getNotifications = async () => [shown]
    PushManager.prototype.getSubscription = async () => (isOn() ? subscription : null)
    PushManager.prototype.subscribe = async () => (localStorage.setItem('test push', '1'), subscription)
  })
  await page.reload()
  // Exact: the other name contains it.
  const turnOn = page.getByRole('button', { name: 'Activar notificaciones', exact: true })
  const turnOff = page.getByRole('button', { name: 'Desactivar notificaciones' })
  const sent = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/push'))
  await turnOn.click()
  expect((await sent).status()).toBe(204)
  await expect(turnOff).toBeVisible()
  await page.reload()
  await turnOff.click()
  await expect(turnOn).toBeVisible()

  // Who has sent a message waits for an answer.
  await page.goto(`/conversaciones/${luis.profileUrl}`)
  await page.getByRole('textbox', { name: `Mensaje para ${luis.name}` }).fill('Hola, Luis.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('¿Quieres saber cuándo te respondan?')).toBeVisible()
  await expectAccessible(page)
  await turnOn.click()
  await expect(page.getByText(/^Este dispositivo te avisa/)).toBeVisible()
  await page.goto('/noticias')
  await page.evaluate(() => localStorage.removeItem('test closed'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notificaciones' })).toBeVisible()
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect
    .poll(() =>
      page.evaluate(() => [localStorage.push, localStorage['test push'], localStorage['test closed']]),
    )
    .toEqual([undefined, undefined, '1'])
})
