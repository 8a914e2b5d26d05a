import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { root } from './runtime.mjs'

const tile = 210
const art = ['musica', 'artes', 'cinematografia', 'cocina', 'modelaje', 'literatura']

/**
 * Draws the pictures that other sites show with a link to a public page, `web/public/share.<language>.jpg`, like those of
 * profiles.
 */
export default async function sharePictures() {
  const sharp = createRequire(join(root, 'server', 'package.json'))('sharp')
  const { composePicture, drawText, height, width } = await import('../server/src/media/draw-picture.ts')
  const textWidth = width - 2 * tile - 150
  const tiles = await Promise.all(
    art.map(async (name, index) => ({
      input: await sharp(join(root, 'web/public/art', `${name}.jpg`))
        .resize(tile, tile)
        .toBuffer(),
      left: width - (2 - (index % 2)) * tile,
      top: Math.floor(index / 2) * tile,
    })),
  )
  const brand = await drawText('Brilla', { size: 40, color: '#ff7a45', width: textWidth, height })
  for (const language of ['es', 'en']) {
    const { hero } = JSON.parse(
      readFileSync(join(root, `web/src/pages/landing/landing.${language}.json`), 'utf8'),
    )
    const words = `${hero.before} ${hero.shine}`
    const title = await drawText(words, { size: 92, color: '#f4eee6', width: textWidth, height })
    const picture = composePicture([
      ...tiles,
      { input: brand.image, left: 64, top: 64 },
      { input: title.image, left: 64, top: Math.round((height - title.height) / 2) },
    ])
    await picture.toFile(join(root, `web/public/share.${language}.jpg`))
  }
}
