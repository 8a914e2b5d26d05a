/** Draws press kits (P-presskit-1): a tagged PDF, which Typst lays out by press-kit.typ. */
import { renderSVG } from 'uqr'
import type { PressKitContent, PressKitWork } from './press-kit-content.ts'
import { createTypstPage, type Open, type Size } from './typst-page.ts'

const photoSize: Size = { width: 192, height: 240 }
/** Between the margins of a page. */
const pageWidth = { a4: 499, letter: 516 }
const gap = 14
const perRow = 3

export async function drawPressKit(content: PressKitContent, open: Open): Promise<Buffer> {
  const { addFile, addImage, draw } = createTypstPage(open)
  const { photo, works, ...texts } = content
  const rows = placeWorks(works.items, pageWidth[content.format]).map(async ({ items, size }, row) => ({
    ...size,
    items: await Promise.all(
      items.map(async (work, column) => ({
        ...work,
        image: await addImage(`work-${row}-${column}.jpg`, work.image, size),
      })),
    ),
  }))
  return draw('press-kit.typ', {
    ...texts,
    photo: await addImage('photo.jpg', photo, photoSize),
    code: addFile('code.svg', Buffer.from(renderSVG(content.profile.url, { border: 0 }))),
    works: { heading: works.heading, rows: await Promise.all(rows) },
  })
}

/** Rows of three; a row that is not full shares its width. One or two works are larger. */
function placeWorks(works: readonly PressKitWork[], width: number): { items: PressKitWork[]; size: Size }[] {
  const height = works.length === 1 ? 360 : works.length === 2 ? 280 : 150
  return Array.from({ length: Math.ceil(works.length / perRow) }, (_, row) => {
    const items = works.slice(row * perRow, (row + 1) * perRow)
    return { items, size: { width: (width - gap * (items.length - 1)) / items.length, height } }
  })
}
