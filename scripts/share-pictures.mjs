import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { root } from './runtime.mjs'

const width = 1200
const height = 630
const tile = 210
const art = ['musica', 'artes', 'cinematografia', 'cocina', 'modelaje', 'literatura']

/** Draws the pictures that other sites show with a link to a public page, `web/public/share.<language>.jpg`. */
export default async function sharePictures() {
  const sharp = createRequire(join(root, 'server', 'package.json'))('sharp')
  const drawText = (text, size, color) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${text}</span>`,
        font: `Bricolage Grotesque ExtraBold, ${size}`,
        fontfile: join(root, 'server/src/media/fonts/bricolage-grotesque-latin-800.ttf'),
        width: width - 2 * tile - 150,
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const tiles = await Promise.all(
    art.map(async (name, index) => ({
      input: await sharp(join(root, 'web/public/art', `${name}.jpg`))
        .resize(tile, tile)
        .toBuffer(),
      left: width - (2 - (index % 2)) * tile,
      top: Math.floor(index / 2) * tile,
    })),
  )
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="glow" cx="0" cy="1" r="0.9">
      <stop offset="0" stop-color="#8a4a1c"/><stop offset="0.6" stop-color="#2a1a14"/><stop offset="1" stop-color="#12100e"/>
    </radialGradient>
    <rect width="${width}" height="${height}" fill="url(#glow)"/>
  </svg>`
  for (const language of ['es', 'en']) {
    const { hero } = JSON.parse(
      readFileSync(join(root, `web/src/pages/landing/landing.${language}.json`), 'utf8'),
    )
    const brand = await drawText('Brilla', 40, '#ff7a45')
    const title = await drawText(`${hero.before} ${hero.shine}`, 92, '#f4eee6')
    await sharp(Buffer.from(background))
      .composite([
        ...tiles,
        { input: brand.data, left: 64, top: 64 },
        { input: title.data, left: 64, top: Math.round((height - title.info.height) / 2) },
      ])
      .jpeg({ quality: 84, progressive: true })
      .toFile(join(root, `web/public/share.${language}.jpg`))
  }
}
