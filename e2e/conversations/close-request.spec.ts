import type { Page } from '@playwright/test'
import { logIn, registerAccount } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

/** The browser's `CloseWatcher`. */
declare class Watcher extends EventTarget {
  requestClose(): void
  destroy(): void
}

declare global {
  interface Window {
    /** The browser's watchers that wait for a request, the newest last. */
    waitingWatchers: Watcher[]
  }
}

/** Notes the watchers of close requests from the next navigation on. */
const noteWatchers = (page: Page) =>
  page.addInitScript(() => {
    window.waitingWatchers = []
    const Native = Reflect.get(window, 'CloseWatcher') as typeof Watcher
    const forget = (watcher: Watcher) => {
      window.waitingWatchers = window.waitingWatchers.filter((each) => each !== watcher)
    }
    class NotedWatcher extends Native {
      constructor() {
        super()
        window.waitingWatchers.push(this)
        this.addEventListener('close', () => forget(this))
      }
      override destroy() {
        forget(this)
        super.destroy()
      }
    }
    Reflect.set(window, 'CloseWatcher', NotedWatcher)
  })

/** As the gesture for going back on a phone, which a browser of a desktop does not have. */
const requestClose = (page: Page) => page.evaluate(() => window.waitingWatchers.at(-1)?.requestClose())

const countWatchers = (page: Page) => page.evaluate(() => window.waitingWatchers.length)

test("P-pages-31: going back closes an agency's card, a menu and a dialog, which asks before a text is lost @one-viewport", async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  const luz = await registerAccount(request, 'agencia', 'Luz')
  const { id } = await ana.call('createPost', { body: { description: 'Con luz.' } })
  await luz.call('createComment', { body: { postId: id, comment: 'Escríbenos.' } })
  await logIn(page, ana)
  await noteWatchers(page)
  await page.goto(`/noticias/${id}`)
  const name = page.getByRole('group', { name: 'Comentarios' }).getByRole('link', { name: luz.name })
  const card = page.getByRole('dialog', { name: luz.name })
  // Twice, because a watcher serves once.
  for (let time = 0; time < 2; time += 1) {
    await name.click()
    await expect(card.getByRole('link', { name: luz.email })).toBeVisible()
    await requestClose(page)
    await expect(card).toBeHidden()
    await expect(name).toBeFocused()
  }

  const options = page.getByRole('button', { name: 'Opciones de la publicación' })
  await options.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await requestClose(page)
  await expect(page.getByRole('menu')).toBeHidden()
  await options.click()
  await page.getByRole('menuitem', { name: 'Editar el texto' }).click()
  const text = page.getByRole('dialog').getByRole('textbox')
  await text.fill('Con mucha luz.')
  await requestClose(page)
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(text).toHaveValue('Con mucha luz.')
  await requestClose(page)
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => countWatchers(page)).toBe(0)
  await expect(page).toHaveURL(`/noticias/${id}`)
})
