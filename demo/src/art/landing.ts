// Draws the images of the eight categories: node demo/src/art/landing.ts web/src/features/people/category/images web/public/art
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CategoryId } from '../category.ts'
import { drawPicture } from './photo.ts'

const tiles: readonly (readonly [name: string, category: CategoryId, seed: string, altText: string])[] = [
  ['deportes', 1, 'tile-56', 'balón de básquet, cancha'],
  ['musica', 2, 'tile-14', 'bailarina'],
  ['artes', 3, 'tile-28', 'muro'],
  ['cinematografia', 4, 'tile-8', 'dunas del desierto'],
  ['modelaje', 5, 'tile-0', 'perfil'],
  ['literatura', 6, 'tile-21', 'libro abierto, página'],
  ['ciencia-tecnologia', 7, 'tile-28', 'órbita, planeta'],
  ['cocina', 8, 'tile-14', 'plato'],
]

const [, , folder, jpegFolder] = process.argv
if (!folder || !jpegFolder) throw new Error('Name the folders of the images and of their JPEG versions')
await mkdir(folder, { recursive: true })
await mkdir(jpegFolder, { recursive: true })

for (const [name, category, seed, altText] of tiles) {
  // Without film grain, which makes up most of a small file and is invisible at this size.
  const drawn = sharp(Buffer.from(drawPicture({ category, seed, altText, size: [1200, 1500] }))).removeAlpha()
  for (const width of [192, 384, 640]) {
    const tile = drawn.clone().resize(width)
    const file = join(folder, `${name}-${width}`)
    await tile.clone().avif({ quality: 55, effort: 7 }).toFile(`${file}.avif`)
    await tile.clone().webp({ quality: 76, effort: 6 }).toFile(`${file}.webp`)
    // The URL of the API, which stays the same.
    if (width === 640) await tile.jpeg({ quality: 80, mozjpeg: true }).toFile(join(jpegFolder, `${name}.jpg`))
  }
}
