import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { bilingualBaseTest as baseTest, bilingualTest as test } from '../bilingual.ts'
import { expect, expectAccessible, findToast } from '../fixtures.ts'
import { registerAccount, registerWithProfile, logIn, type TestAccount } from '../accounts.ts'
import { createPhotoFile, photo, photoFile } from '../photo.ts'
import { createScannedPdf } from '../scanned-pdf.ts'

const languages = {
  es: {
    open: 'Abrir el video con sus comentarios',
    viewer: (name: string) => `Video de ${name}`,
    play: 'Reproducir video',
    like: /^Me gusta/,
    comment: 'Escribe un comentario',
    menu: 'Opciones de la publicación',
    edit: 'Editar el texto',
    words: 'Texto',
    save: 'Guardar',
    photos: 'Fotos',
    addPhotos: 'Agregar fotos',
    refused: 'Solo fotos: JPG, PNG, GIF, WebP o AVIF.',
    undecodable: 'Este navegador no puede abrir fotos HEIC.',
    remove: 'Quitar la foto 1',
    removeAny: /^Quitar la foto/,
    published: 'Publicado',
    describe: 'Descripción de la foto 1',
    previous: 'Video anterior',
    addVideo: 'Agregar un video',
    link: 'Enlace de YouTube',
    found: 'Video de YouTube',
    what: /^Qué se ve/,
    watch: 'Ver el video: Dos',
    delete: 'Eliminar',
    deleteTitle: '¿Eliminar esta publicación?',
    noVideos: 'Aquí van tus videos',
    view: (name: string) => `Ver archivo: ${name}`,
    nextPage: 'Página siguiente',
    page: (number: number, count: number) => `Página ${number} de ${count}`,
    download: 'Descargar',
    unreadable: 'No pudimos mostrar este PDF. Descárgalo para abrirlo.',
  },
  en: {
    open: 'Open video with comments',
    viewer: (name: string) => `${name}'s video`,
    play: 'Play video',
    like: /^Like/,
    comment: 'Write a comment',
    menu: 'Post options',
    edit: 'Edit text',
    words: 'Text',
    save: 'Save',
    photos: 'Photos',
    addPhotos: 'Add photos',
    refused: 'Photos only: JPG, PNG, GIF, WebP or AVIF.',
    undecodable: "This browser can't open HEIC photos.",
    remove: 'Remove photo 1',
    removeAny: /^Remove photo/,
    published: 'Posted',
    describe: 'Description of photo 1',
    previous: 'Previous video',
    addVideo: 'Add a video',
    link: 'YouTube link',
    found: 'YouTube video',
    what: /^What it shows/,
    watch: 'Watch the video: Dos',
    delete: 'Delete',
    deleteTitle: 'Delete this post?',
    noVideos: 'Your videos go here',
    view: (name: string) => `View file: ${name}`,
    nextPage: 'Next page',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    download: 'Download',
    unreadable: "We couldn't show this PDF. Download it to open it.",
  },
}

/** A page in place of YouTube's player. */
const stubPlayer = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  )

test('the video viewer has its own URL, shows comments, and loads YouTube only on play @journey', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  await stubPlayer(page)
  const ana = await registerAccount(request, 'talento', 'Ana', language)
  const post = await ana.call('createPost', {
    body: { description: 'Ensayo', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  const opener = page.getByRole('link', { name: texts.open })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: texts.viewer(ana.name) })
  await expect(viewer.locator('iframe')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`\\?post=${post.id}$`))
  await expectAccessible(page)

  await viewer.getByRole('button', { name: texts.like }).click()
  await expect(viewer.getByRole('button', { name: texts.like })).toHaveAttribute('aria-pressed', 'true')
  await viewer.getByRole('textbox', { name: texts.comment }).fill('Otra vez')
  await page.keyboard.press('Enter')
  await expect(viewer.getByRole('listitem').filter({ hasText: 'Otra vez' })).toBeVisible()

  await viewer.getByRole('button', { name: texts.menu }).first().click()
  await page.getByRole('menuitem', { name: texts.edit }).click()
  const edit = page.getByRole('dialog').last()
  await edit.getByRole('textbox', { name: texts.words }).fill('Ensayo general')
  await edit.getByRole('button', { name: texts.save }).click()
  await expect(viewer.getByText('Ensayo general')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goto(`/noticias/${post.id}?post=${post.id}`)
  await expect(viewer).toBeVisible()
  await viewer.getByRole('button', { name: texts.play }).click()
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/)
})

test('P-profiles-11, P-posts-25: the owner adds photos on the photos tab of the profile @one-viewport', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  const ana = await registerAccount(request, 'talento', 'Ana', language)
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  await page.getByRole('link', { name: texts.photos, exact: true }).click()
  await page.getByRole('button', { name: texts.addPhotos }).click()
  const dialog = page.getByRole('dialog', { name: texts.addPhotos })
  // P-media-17: as in the composer, any image of up to 40 MB is compressed.
  const heavy = { ...photoFile, buffer: Buffer.concat([photo, Buffer.alloc(11_000_000)]) }
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_048, 'a') }
  // Chromium cannot decode it.
  const apple = { ...notes, name: 'IMG_0001.HEIC', mimeType: 'image/heic' }
  await dialog.locator('#gallery-photos').setInputFiles([notes, apple, heavy])
  await expect(dialog.getByText(texts.refused)).toBeVisible()
  await expect(dialog.getByText(texts.undecodable)).toBeVisible()
  // The button becomes active when the upload ends, and is measured with its final colors.
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  // Each in turn becomes the first.
  for (const left of [2, 1]) {
    await dialog.getByRole('button', { name: texts.remove, exact: true }).click()
    await expect(dialog.getByRole('button', { name: texts.removeAny })).toHaveCount(left)
  }
  await dialog.getByLabel(texts.describe).fill('La sala')
  await dialog.getByRole('button', { name: 'Brilla' }).click()
  await expect(dialog).toBeHidden()
  const tile = page.getByRole('link', { name: 'La sala' })
  await tile.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: 'La sala' })).toBeVisible()
  const like = viewer.getByRole('button', { name: texts.like })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(tile).toContainText('1')
  await expectAccessible(page)
})

baseTest(
  'P-posts-34: a Short has a portrait frame, also while it plays, in es @journey',
  async ({ page, request }) => {
    const ana = await registerAccount(request, 'talento', 'Ana')
    const videoUrl = 'https://www.youtube.com/shorts/dQw4w9WgXcQ'
    const post = await ana.call('createPost', { body: { description: 'Corto', videoUrl } })
    await logIn(page, ana)
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
    )
    const places = [
      [`/profile/${ana.profileUrl}`, page.getByRole('main')],
      [`/noticias/${post.id}?post=${post.id}`, page.getByRole('dialog')],
    ] as const
    for (const [address, place] of places) {
      await page.goto(address)
      const play = place.getByRole('button', { name: 'Reproducir video' })
      await expect(play).toBeVisible()
      const isPortrait = async (frame: Locator) => {
        const box = await frame.boundingBox()
        return box !== null && Math.abs(box.height / box.width - 16 / 9) < 0.1
      }
      expect(await isPortrait(play)).toBe(true)
      await play.click()
      expect(await isPortrait(place.locator('iframe'))).toBe(true)
    }
  },
)

baseTest(
  'P-media-5, P-media-14, P-posts-33: photos with too many pixels are made smaller, animations are named, tall ones are scrolled, in es @journey',
  async ({ page, request, browser }) => {
    const ana = await registerWithProfile(request, 'Ana')
    await logIn(page, ana)
    await page.goto('/noticias')
    const form = page.locator('#componer')
    await form.getByRole('textbox').first().fill('Capturas')
    await form.getByRole('tab', { name: 'Fotos' }).click()
    await page
      .locator('#composer-photos')
      .setInputFiles([
        createPhotoFile('larga.png', 400, 4_000),
        createPhotoFile('enorme.png', 8_000, 5_100),
        createPhotoFile('animada.png', 40, 40, true),
      ])
    const tiles = form.getByRole('listitem')
    await expect(form.getByText('De una animación solo se publica el primer cuadro.')).toHaveCount(1)
    await expect(tiles.nth(2)).toContainText('De una animación')
    await expect(form.getByRole('progressbar')).toHaveCount(0)
    await form.getByRole('button', { name: 'Brilla' }).click()
    const article = page.getByRole('article', { name: ana.name })
    await expect(article).toBeVisible()
    const { posts } = await ana.call('getUserPosts', { params: { profile: ana.profileUrl }, query: {} })
    const sizes = posts[0]?.files.map(({ width, height }) => [width, height])
    expect(sizes).toEqual([
      [400, 4_000],
      [2_048, 1_306],
      [40, 40],
    ])
    await article.getByRole('link', { name: 'Foto 1 de 3' }).click()
    const strip = page.getByRole('group', { name: 'Foto 1' })
    await expect(strip.getByRole('img')).toBeVisible()
    await expect(strip).toBeFocused()
    // A busy Chromium drops the key when it has not drawn the strip yet.
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect
        .poll(() => strip.evaluate(({ scrollTop }) => scrollTop), { timeout: 2_000 })
        .toBeGreaterThan(100)
    }).toPass()

    const guest = await browser.newPage({ viewport: page.viewportSize() })
    await guest.goto(`/profile/${ana.profileUrl}`)
    await guest
      .getByRole('button', { name: /^Ver la foto/ })
      .first()
      .click()
    const whole = guest.getByRole('dialog').getByRole('img')
    await expect.poll(async () => (await whole.boundingBox())?.width).toBeGreaterThan(300)
    await guest.close()
  },
)

test('P-media-21, P-profiles-10: a PDF is drawn page by page in a dialog, and any document can be downloaded @one-viewport', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  const ana = await registerAccount(request, 'talento', 'Ana', language)
  const files = await Promise.all([
    uploadPdf(request, ana, 'guion.pdf', createPdf(['Primera hoja', 'Segunda hoja'])),
    uploadPdf(request, ana, 'escaneado.pdf', createScannedPdf()),
    uploadPdf(request, ana, 'roto.pdf', `%PDF-1.4\n${' '.repeat(2_000)}\n%%EOF`),
  ])
  await ana.call('createPost', { body: { files } })
  await logIn(page, ana)
  const requested: string[] = []
  page.on('request', (sent) => requested.push(sent.url()))
  await page.goto(`/profile/${ana.profileUrl}/archivos`)
  const opener = page.getByRole('button', { name: texts.view('guion.pdf') })
  await expect(opener).toBeVisible()
  // Whole names: any script may have these letters in its hash.
  expect(requested.filter((url) => /\/pdf|\.pdf$/i.test(url))).toEqual([])
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'guion.pdf' })
  await expect(dialog.getByText('Primera hoja')).toBeAttached()
  expect(requested.some((url) => /\/PdfPages-/.test(url))).toBe(true)
  // The page is drawn when its text is there: a pixel that is not white.
  const isDrawn = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return pixels?.some((value) => value < 128) ?? false
    })
  await expect.poll(isDrawn).toBe(true)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: texts.nextPage }).click()
  await expect(dialog.getByText('Segunda hoja')).toBeAttached()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: texts.download }).click()
  expect((await download).suggestedFilename()).toBe('guion.pdf')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: texts.view('escaneado.pdf') }).click()
  const scanned = page.getByRole('dialog', { name: 'escaneado.pdf' })
  for (const number of [1, 2, 3]) {
    await expect(scanned.getByText(texts.page(number, 3))).toBeVisible()
    // A black square on white.
    await expect.poll(() => readGray(scanned.locator('canvas'))).toEqual({ corner: 'white', center: 'black' })
    if (number < 3) await scanned.getByRole('button', { name: texts.nextPage }).click()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: texts.view('roto.pdf') }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(texts.unreadable)
})

/** Whether a drawn page is black or white at its corner and in its center. */
const readGray = (drawn: Locator) =>
  drawn.evaluate((canvas: HTMLCanvasElement) => {
    const read = (x: number, y: number) => {
      const [red = 0, , , opacity = 0] = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []
      if (opacity === 0) return 'empty'
      return red < 64 ? 'black' : red > 192 ? 'white' : 'gray'
    }
    const { width, height } = canvas
    return { corner: read(4, 4), center: read(Math.floor(width / 2), Math.floor(height / 2)) }
  })

async function uploadPdf(
  request: APIRequestContext,
  account: TestAccount,
  filename: string,
  data: string | Buffer,
) {
  const presigned = await account.call('presignPostFile', { body: { filename, type: 'application/pdf' } })
  const put = await request.put(presigned.url, { headers: { 'content-type': 'application/pdf' }, data })
  expect(put.ok()).toBe(true)
  return { filename: presigned.filename, type: 'file' as const }
}

/** A PDF with a line of text on each page. */
function createPdf(lines: string[]): string {
  const pages = lines.map((line, index) => {
    const content = `BT /F1 48 Tf 60 700 Td (${line}) Tj ET`
    const id = 4 + 2 * index
    return `${id} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${id + 1} 0 R>>endobj
${id + 1} 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj`
  })
  const kids = lines.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  return `%PDF-1.4
%${' '.repeat(1_024)}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj
3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${pages.join('\n')}
trailer<</Root 1 0 R>>
%%EOF
`
}

test('P-profiles-11: the owner adds a video on the videos tab, steps through the videos, and deletes them @one-viewport', async ({
  page,
  request,
  language,
}) => {
  const texts = languages[language]
  await stubPlayer(page)
  const ana = await registerAccount(request, 'talento', 'Ana', language)
  const first = await ana.call('createPost', {
    body: { description: 'Uno', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  })
  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}/videos`)
  await page.getByRole('button', { name: texts.addVideo }).click()
  const dialog = page.getByRole('dialog', { name: texts.addVideo })
  await dialog.getByLabel(texts.link).fill('https://www.youtube.com/shorts/aqz-KE-bpKQ')
  await expect(dialog.getByText(texts.found)).toBeVisible()
  await dialog.getByLabel(texts.what).fill('Dos')
  await dialog.getByRole('button', { name: 'Brilla' }).click()
  await expect(dialog).toBeHidden()
  await expect(findToast(page, texts.published)).toBeVisible()
  await page.getByRole('link', { name: texts.watch }).click()
  await expect(page.getByRole('dialog').getByText('Dos', { exact: true })).toBeVisible()
  // P-profiles-9: the press plays it; the next one is loaded by a press on it only (P-posts-9).
  const player = page.getByRole('dialog').locator('iframe')
  await expect(player).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`/videos\\?post=${first.id}$`))
  await expect(page.getByRole('dialog').getByText('Uno', { exact: true })).toBeVisible()
  await expect(player).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('dialog').getByText('Uno', { exact: true })).toBeVisible()
  await expect(player).toHaveCount(0)
  await page.getByRole('button', { name: texts.previous }).click()
  await expect(page.getByRole('dialog').getByText('Dos', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: texts.menu }).first().click()
    // By key: the menu moves with its post while the list above it shrinks.
    await page.getByRole('menuitem', { name: texts.delete }).press('Enter')
    await page
      .getByRole('dialog', { name: texts.deleteTitle })
      .getByRole('button', { name: texts.delete })
      .click()
    await expect(page.getByRole('button', { name: texts.menu })).toHaveCount(left)
  }
  await expect(page.getByText(texts.noVideos)).toBeVisible()
})

test('the introduction film opens from the feed, and closing it restores the focus, in en', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana', 'en')
  await logIn(page, ana)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/noticias')
  const opener = page.getByRole('button', { name: 'Brilla in a minute' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Brilla in a minute' })
  // The press starts it.
  await expect
    .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await dialog.getByText('Read what the video shows').click()
  await expect(dialog.getByText('They look at your work and write to you directly.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
