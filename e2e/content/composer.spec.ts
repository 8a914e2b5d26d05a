import { bilingualBaseTest as baseTest, bilingualTest as test } from '../bilingual.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { interceptOnce, interceptRoute } from '../network.ts'
import { registerAccount, logIn } from '../accounts.ts'
import { photoFile } from '../photo.ts'

const languages = {
  es: {
    tab: { photos: 'Fotos', video: 'Video', documents: 'Archivo' },
    later: 'Mover la foto 1 después',
    alt: (number: number) => `Descripción de la foto ${number}`,
    remove: (name: string) => `Quitar ${name}`,
    second: 'la foto 2',
    found: 'Video de YouTube',
    noVideo: 'Pega en el texto el enlace de un video de YouTube.',
    unknown: 'No reconocemos un video en este enlace.',
    size: '2.00 KB',
    kind: 'Solo archivos .doc, .docx o .pdf.',
    content: 'Este archivo no es un documento de Word ni un PDF.',
    isProtected: 'Está protegido con contraseña. Guarda una copia sin contraseña y súbela.',
    isActive: 'Contiene macros, scripts o archivos incrustados. Imprímelo como PDF y sube esa copia.',
    rejected: 'Hay archivos que no se pueden publicar. Quítalos para continuar.',
    wait: 'Espera a que terminen de subir los archivos.',
    connectionLost: 'Se perdió la conexión.',
  },
  en: {
    tab: { photos: 'Photos', video: 'Video', documents: 'File' },
    later: 'Move photo 1 later',
    alt: (number: number) => `Description of photo ${number}`,
    remove: (name: string) => `Remove ${name}`,
    second: 'photo 2',
    found: 'YouTube video',
    noVideo: 'Paste a link to a YouTube video into the text.',
    unknown: "We don't recognize this link as a video.",
    size: '2.00 KB',
    kind: 'Only .doc, .docx or .pdf files.',
    content: "This file isn't a Word document or a PDF.",
    isProtected: 'It is password-protected. Save a copy without a password and upload it.',
    isActive: 'It contains macros, scripts or embedded files. Print it to PDF and upload that copy.',
    rejected: "Some files can't be posted. Remove them to continue.",
    wait: 'Wait until the files finish uploading.',
    connectionLost: 'Connection lost.',
  },
}

const composerCode = '**/assets/PostComposer-*.js'

const bytes = (start: string, end = '') =>
  Buffer.from(`${start}${' '.repeat(2_048 - start.length - end.length)}${end}`)
/** The beginning of the compound file that Word writes instead of a .docx with a password (P-media-26). */
const protectedWord = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(2_048),
])
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes('%PDF-1.4\n', '\n%%EOF\n'),
})

test('photos are reordered by keyboard, and uploaded photos survive a reload @one-viewport @journey', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  const ana = await registerAccount(request, 'talento', 'Ana', language)
  await logIn(page, ana)
  await page.goto('/noticias')
  const form = page.locator('#componer')
  await form.getByRole('textbox').first().fill('Dos luces')
  await form.getByRole('tab', { name: texts.tab.photos }).click()
  await page.locator('#composer-photos').setInputFiles([photoFile, photoFile])
  await form.getByLabel(texts.alt(1)).fill('Una')
  await form.getByLabel(texts.alt(2)).fill('Otra')
  await expect(form.getByRole('button', { name: texts.remove(texts.second) })).toBeVisible()
  await form.getByRole('button', { name: texts.later }).press('Enter')
  await expect(form.getByLabel(texts.alt(1))).toHaveValue('Otra')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await page.reload()
  await expect(form.getByLabel(texts.alt(2))).toHaveValue('Una')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Brilla' }).click()
  await expect(page.getByRole('article', { name: ana.name })).toBeVisible()
  const { posts } = await ana.call('getUserPosts', { params: { profile: ana.profileUrl }, query: {} })
  expect(posts[0]?.files.map(({ alt }) => alt)).toEqual(['Otra', 'Una'])
  await page.reload()
  await expect(form.getByRole('textbox').first()).toHaveValue('')
})

test('a video link is recognized in the text, without requests to other hosts @one-viewport @journey', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  const ana = await registerAccount(request, 'talento', 'Ana', language)
  await logIn(page, ana)
  const externalRequests: string[] = []
  page.on('request', (sent) => {
    const { protocol, hostname } = new URL(sent.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') externalRequests.push(sent.url())
  })
  await page.goto('/noticias')
  const form = page.locator('#componer')
  await form.getByRole('textbox').fill('https://vimeo.com/76979871')
  await form.getByRole('tab', { name: texts.tab.video }).click()
  await expect(form.getByRole('status').filter({ hasText: texts.unknown })).toBeVisible()
  // P-posts-8: a text without a video is not published from this tab.
  await form.getByRole('textbox').fill('Mi nuevo video')
  await form.getByRole('button', { name: 'Brilla' }).click()
  await expect(form.getByRole('alert')).toHaveText(texts.noVideo)
  await expect(form.getByRole('textbox')).toHaveValue('Mi nuevo video')
  await form.getByRole('textbox').fill('Estreno 🔥https://youtu.be/dQw4w9WgXcQ?si=1')
  await expect(form.getByText(texts.found)).toBeVisible()
  await form
    .getByRole('textbox')
    .fill('Estreno: <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=1"></iframe> (completo)')
  await expect(form.getByText(texts.found)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Brilla' }).click()
  await expect(page.getByRole('article', { name: ana.name })).toBeVisible()
  const { posts } = await ana.call('getUserPosts', { params: { profile: ana.profileUrl }, query: {} })
  expect(posts[0]).toMatchObject({ description: 'Estreno: (completo)', videoUrl: 'dQw4w9WgXcQ' })
  expect(externalRequests).toEqual([])
})

baseTest(
  'P-posts-24, P-media-15, P-media-16: documents show type and size, an interrupted upload resumes, and a lost response creates no second post @one-viewport @journey',
  async ({ page, request, language, context }) => {
    const texts = languages[language]
    const ana = await registerAccount(request, 'talento', 'Ana', language)
    await logIn(page, ana)
    await page.goto('/noticias')
    const form = page.locator('#componer')
    const publish = form.getByRole('button', { name: 'Brilla' })
    await form.getByRole('textbox').fill('El guion')
    await form.getByRole('tab', { name: texts.tab.documents }).click()
    const choose = page.locator('#composer-documents')
    const rows = form.getByRole('listitem')
    await choose.setInputFiles([
      { name: 'foto.exe', mimeType: 'application/pdf', buffer: bytes('MZ') },
      { name: 'falso.docx', mimeType: 'application/pdf', buffer: bytes('nada') },
      { name: 'clave.docx', mimeType: 'application/pdf', buffer: protectedWord },
      { name: 'guion.pdf', mimeType: 'application/pdf', buffer: bytes('%PDF-1.4\n/JavaScript', '\n%%EOF\n') },
    ])
    await expect(rows.nth(0).getByRole('alert')).toHaveText(texts.kind)
    await expect(rows.nth(1).getByRole('alert')).toHaveText(texts.content)
    await expect(rows.nth(2).getByRole('alert')).toHaveText(texts.isProtected)
    await expect(rows.nth(3).getByRole('alert')).toHaveText(texts.isActive)
    // Nothing can be retried, so it is not offered.
    await publish.press('Enter')
    await expect(form.getByRole('alert').last()).toHaveText(texts.rejected)
    for (const name of ['foto.exe', 'falso.docx', 'clave.docx', 'guion.pdf']) {
      await form.getByRole('button', { name: texts.remove(name) }).click()
    }

    await context.setOffline(true)
    await choose.setInputFiles([pdf('guion.pdf')])
    await expect(rows).toContainText(`PDF · ${texts.size.replace(' ', '\u00a0')}`)
    await expect(form.getByRole('status')).toContainText(texts.connectionLost)
    await publish.press('Enter')
    await expect(form.getByRole('alert')).toHaveText(texts.wait)
    await context.setOffline(false)
    // The reason goes once the file is uploaded.
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.getByRole('button', { name: texts.remove('guion.pdf') })).toBeVisible()

    const release = await interceptRoute(page, 'createPost', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await publish.click()
    await expect(form.getByRole('alert')).toBeVisible()
    release()
    await page.reload()
    const published = page.getByRole('article', { name: ana.name })
    await expect(published).toHaveCount(1)
    await publish.click()
    await expect(form.getByRole('textbox')).toHaveValue('')
    const { posts } = await ana.call('getUserPosts', { params: { profile: ana.profileUrl }, query: {} })
    expect(posts.map(({ description }) => description)).toEqual(['El guion'])
    await expect(published).toHaveCount(1)
  },
)

baseTest(
  'P-posts-15: a post that is refused says so also when another kind was chosen meanwhile, in es @one-viewport',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    await logIn(page, ana)
    await page.goto('/noticias')
    const form = page.locator('#componer')
    const field = form.getByRole('textbox').first()
    await field.fill('Se queda')
    const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
    await interceptRoute(page, 'createPost', async (route) => {
      await isChosen
      await route.fulfill({ status: 503, json: { error: 'unavailable', detail: 'Ahora no se puede.' } })
    })
    await form.locator('[type=submit]').click()
    await form.getByRole('tab', { name: languages.es.tab.photos }).click()
    await expect(field).not.toBeEditable()
    choose()
    await expect(form.getByRole('alert')).toContainText('Ahora no se puede.')
    await expect(field).toHaveValue('Se queda')
  },
)

baseTest('a draft survives an expired session, in es', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await page.goto('/terminos')
  await page.evaluate((token) => localStorage.setItem('token', token), ana.token)
  await page.goto('/noticias')
  const form = page.locator('#componer')
  await form.getByRole('textbox').first().fill('A medio escribir')
  await form.getByRole('tab', { name: languages.es.tab.photos }).click()
  await page.locator('#composer-photos').setInputFiles([photoFile])
  await form.getByLabel(languages.es.alt(1)).fill('La sala')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await ana.call('logout')
  await page.goto('/noticias?filter=agencia')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Correo electrónico').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(form.getByRole('textbox').first()).toHaveValue('A medio escribir')
  await expect(form.getByLabel(languages.es.alt(1))).toHaveValue('La sala')
})

test('P-posts-16: on a phone what is typed while the composer is loaded is in it @one-viewport', async ({
  page,
  request,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, await registerAccount(request, 'talento', 'Ana', language))
  await page.goto('/noticias')
  const form = page.locator('#componer')
  const words = form.getByRole('textbox')
  const publish = form.locator('[type=submit]')
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await interceptOnce(page, composerCode, async (route) => {
    await gate
    await route.fallback()
  })
  await words.click()
  await page.keyboard.type('A media voz, ')
  await expect(publish).toHaveCount(0)
  open()
  await expect(publish).toBeVisible()
  await expect(words).toBeFocused()
  await page.keyboard.type('y luego toda')
  await expect(words).toHaveValue('A media voz, y luego toda')
  // A draft opens it, without the focus.
  await page.reload()
  await expect(publish).toBeVisible()
  await expect(words).not.toBeFocused()
})

baseTest(
  'P-posts-16: on a phone what is typed stays when the composer cannot be loaded, in es',
  async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await logIn(page, await registerAccount(request, 'talento', 'Ana'))
    await page.goto('/noticias')
    const form = page.locator('#componer')
    const words = form.getByRole('textbox')
    await interceptOnce(page, composerCode, (route) => route.abort())
    await words.click()
    const reload = page.getByRole('button', { name: 'Recargar' })
    await expect(reload).toBeVisible()
    await expect(words).toBeFocused()
    await page.keyboard.type('A media voz')
    await reload.click()
    await expect(form.locator('[type=submit]')).toBeVisible()
    await expect(words).toHaveValue('A media voz')
  },
)

baseTest('an unfinished photo upload resumes after a reload, in en', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana', 'en')
  await logIn(page, ana)
  await page.goto('/noticias')
  const form = page.locator('#componer')
  await form.getByRole('tab', { name: languages.en.tab.photos }).click()
  const release = await interceptRoute(page, 'presignPostFile', () => undefined)
  await page.locator('#composer-photos').setInputFiles([photoFile])
  await form.getByLabel(languages.en.alt(1)).fill('The hall')
  // The file must be in IndexedDB before the reload.
  await expect.poll(() => page.evaluate(countStoredFiles)).toBe(1)
  release()
  await page.reload()
  await expect(form.getByLabel(languages.en.alt(1))).toHaveValue('The hall')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await form.getByRole('button', { name: 'Brilla' }).click()
  const post = page.getByRole('article').filter({ hasText: ana.name })
  await expect(post.getByRole('img', { name: 'The hall' })).toBeVisible()
  await expect.poll(() => page.evaluate(countStoredFiles)).toBe(0)
})

baseTest(
  'P-media-15: a file that no browser storage took says after a reload that it has to be chosen again, in en',
  async ({ page, request }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Forbidden', 'SecurityError')
      }
    })
    await logIn(page, await registerAccount(request, 'talento', 'Ana', 'en'))
    await page.goto('/noticias')
    const form = page.locator('#componer')
    await form.getByRole('tab', { name: languages.en.tab.documents }).click()
    await interceptRoute(page, 'presignPostFile', () => undefined)
    await page.locator('#composer-documents').setInputFiles([pdf('acto.pdf')])
    await expect(form.getByRole('progressbar')).toHaveCount(1)
    await page.reload()
    const row = form.getByRole('listitem').filter({ hasText: 'acto.pdf' })
    await expect(row.getByRole('alert')).toHaveText('The page closed before it was saved. Choose it again.')
    await expect(form.getByRole('progressbar')).toHaveCount(0)
  },
)

baseTest('rejected files do not count toward the limit of 20, in en', async ({ page, request }) => {
  const ana = await registerAccount(request, 'talento', 'Ana', 'en')
  await logIn(page, ana)
  await page.goto('/noticias')
  const form = page.locator('#componer')
  const rows = form.getByRole('listitem')
  await form.getByRole('tab', { name: languages.en.tab.documents }).click()
  await interceptRoute(page, 'presignPostFile', () => undefined)
  const choose = page.locator('#composer-documents')
  const program = { name: 'programa.exe', mimeType: 'application/pdf', buffer: bytes('MZ') }
  await choose.setInputFiles([program, ...Array.from({ length: 19 }, (_, act) => pdf(`acto ${act}.pdf`))])
  await expect(rows).toHaveCount(20)
  await expect(rows.last()).toContainText('Waiting its turn')
  await choose.setInputFiles([pdf('acto 19.pdf'), pdf('acto 20.pdf')])
  await expect(rows).toHaveCount(21)
  await expect(form.getByRole('alert').last()).toContainText('up to 20 files')
  await expect(choose).toBeDisabled()
})

baseTest(
  'tabs share the draft, and only one tab uploads each file, in en',
  async ({ page, request, context }) => {
    const texts = languages.en
    const ana = await registerAccount(request, 'talento', 'Ana', 'en')
    await logIn(page, ana)
    await page.goto('/noticias')
    const form = page.locator('#componer')
    await form.getByRole('tab', { name: texts.tab.documents }).click()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const release = await interceptRoute(page, 'presignPostFile', async (route) => {
      await gate
      await route.fallback()
    })
    await page.locator('#composer-documents').setInputFiles([pdf('acto 1.pdf'), pdf('acto 2.pdf')])
    await expect.poll(() => page.evaluate(countStoredFiles)).toBe(2)

    const other = await context.newPage()
    const sent: string[] = []
    other.on('request', (call) => call.method() === 'PUT' && sent.push(call.url()))
    await other.goto('/noticias')
    const otherForm = other.locator('#componer')
    await expect(otherForm.getByRole('progressbar')).toHaveCount(2)
    await form.getByRole('textbox').fill('Dos actos')
    release()
    open()
    await expect(otherForm.getByRole('listitem')).toHaveCount(2)
    await expect(otherForm.getByRole('progressbar')).toHaveCount(0)
    expect(sent).toEqual([])
    await otherForm.getByRole('button', { name: 'Brilla' }).click()
    await expect(form.getByRole('textbox')).toHaveValue('')
    await expect(form.getByRole('listitem')).toHaveCount(0)
    const { posts } = await ana.call('getUserPosts', { params: { profile: ana.profileUrl }, query: {} })
    expect(posts.map(({ description, files }) => [description, files.length])).toEqual([['Dos actos', 2]])
  },
)

const countStoredFiles = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('brilla-uploads')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('files').objectStore('files').count()
      all.addEventListener('success', () => {
        opening.result.close()
        resolve(all.result)
      })
    })
  })

test('P-design-15: a file that is dropped next to the composer does not replace the page @one-viewport, in es', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/noticias')
  await expect(page.locator('#componer')).toBeVisible()
  const isRefused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'foto.png', { type: 'image/png' }))
    const drop = (type: string) =>
      !document
        .querySelector('header')!
        .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    return drop('dragover') && drop('drop')
  })
  expect(isRefused).toBe(true)
})
