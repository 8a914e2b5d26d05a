/** Draws press kits (P-presskit-1): a tagged PDF, which Typst lays out by press-kit.typ. */
import { fileURLToPath } from 'node:url'
import { brand } from '@brilla/contract/platform/brand'
import { normalizeUnicode } from '@brilla/contract/platform/text'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Sharp } from 'sharp'
import { renderSVG } from 'uqr'
import { dropMissingGlyphs } from './missing-glyphs.ts'
import type { PressKitContent, PressKitWork } from './press-kit-content.ts'

type Open = (image: Buffer | string) => Sharp

interface Size {
  /** In points. */
  width: number
  height: number
}

/** Pixels of an image for each point of the page: 216 dpi. */
const density = 3
const photoSize: Size = { width: 192, height: 240 }
/** Between the margins of a page. */
const pageWidth = { a4: 499, letter: 516 }
const gap = 14
const perRow = 3

const folder = fileURLToPath(new URL('.', import.meta.url))

/** `open` reads an image with the limits of all images. */
export async function drawPressKit(content: PressKitContent, open: Open): Promise<Buffer> {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [`${folder}fonts`] }] })
  const addFile = (name: string, bytes: Buffer) => {
    compiler.mapShadow(folder + name, bytes)
    return name
  }
  /** Adds an image in its size; one that cannot be read is left out, as in Open Graph images. */
  const addImage = async (name: string, image: Buffer | string | null, size: Size) => {
    const bytes = image === null ? null : await crop(open(image), size).catch(() => null)
    return bytes && addFile(name, bytes)
  }
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
  const drawn = {
    ...texts,
    brand: brand.name,
    paper: content.format === 'a4' ? 'a4' : 'us-letter',
    region: content.language === 'es' ? 'MX' : 'US',
    photo: await addImage('photo.jpg', photo, photoSize),
    code: addFile('code.svg', Buffer.from(renderSVG(content.profile.url, { border: 0 }))),
    works: { heading: works.heading, rows: await Promise.all(rows) },
  }
  addFile('content.json', Buffer.from(JSON.stringify(await cleanTexts(drawn))))
  return compiler.pdf({ mainFilePath: `${folder}press-kit.typ` })
}

/** Rows of three; a row that is not full shares its width. One or two works are larger. */
function placeWorks(works: readonly PressKitWork[], width: number): { items: PressKitWork[]; size: Size }[] {
  const height = works.length === 1 ? 360 : works.length === 2 ? 280 : 150
  return Array.from({ length: Math.ceil(works.length / perRow) }, (_, row) => {
    const items = works.slice(row * perRow, (row + 1) * perRow)
    return { items, size: { width: (width - gap * (items.length - 1)) / items.length, height } }
  })
}

function crop(image: Sharp, { width, height }: Size): Promise<Buffer> {
  return image
    .autoOrient()
    .resize({ width: Math.round(width * density), height: Math.round(height * density), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Every text within, without what no font of the system has. */
async function cleanTexts(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return dropMissingGlyphs(normalizeUnicode(value, 'NFC'))
  if (Array.isArray(value)) return Promise.all(value.map(cleanTexts))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, one]) => [key, await cleanTexts(one)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
