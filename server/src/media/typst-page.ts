/** A PDF that Typst lays out (docs/decisions/0067), with its texts and images. */
import { fileURLToPath } from 'node:url'
import { brand } from '@brilla/contract/platform/brand'
import { normalizeUnicode } from '@brilla/contract/platform/text'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Sharp } from 'sharp'
import { dropMissingGlyphs } from './missing-glyphs.ts'

/** Reads an image with the limits of all images. */
export type Open = (image: Buffer | string) => Sharp

export interface Size {
  /** In points. */
  width: number
  height: number
}

/** Pixels of an image for each point of the page: 216 dpi. */
const density = 3

const folder = fileURLToPath(new URL('.', import.meta.url))

export function createTypstPage(open: Open) {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [`${folder}fonts`] }] })
  const addFile = (name: string, bytes: Buffer) => {
    compiler.mapShadow(folder + name, bytes)
    return name
  }
  return {
    addFile,
    /** Adds an image in its size; one that cannot be read is left out, as in Open Graph images. */
    async addImage(name: string, image: Buffer | string | null, size: Size): Promise<string | null> {
      const bytes = image === null ? null : await crop(open(image), size).catch(() => null)
      return bytes && addFile(name, bytes)
    },
    /** Draws the page that `main` describes, of what it reads from `content.json`. */
    async draw(
      main: string,
      content: Record<string, unknown> & { language: 'es' | 'en'; format: 'a4' | 'letter' },
    ): Promise<Buffer> {
      const drawn = {
        ...content,
        brand: brand.name,
        paper: content.format === 'a4' ? 'a4' : 'us-letter',
        region: content.language === 'es' ? 'MX' : 'US',
      }
      addFile('content.json', Buffer.from(JSON.stringify(await cleanTexts(drawn))))
      return compiler.pdf({ mainFilePath: folder + main })
    },
  }
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
