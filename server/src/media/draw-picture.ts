/** Draws Open Graph images (P-profiles-16): name and city next to a photo, in the colors of the dark theme. */
import { fileURLToPath } from 'node:url'
import { brand as product } from '@brilla/contract/platform/brand'
import { pictureSize } from '@brilla/contract/media/picture-paths'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { PictureContent } from './image.ts'
import { dropMissingGlyphs } from './missing-glyphs.ts'
import { escapeMarkup } from './pango-markup.ts'

/** Of every Open Graph image, in pixels. */
export const { width, height } = pictureSize
const photoSide = height
const margin = 64
/** Between the text and the photo. */
const gap = 40
/** Between name and city. */
const textGap = 32

/** TrueType, since Pango reads no web fonts: the headings' font of the pages, from the package @fontsource/bricolage-grotesque. */
const fontfile = fileURLToPath(new URL('fonts/bricolage-grotesque-800.ttf', import.meta.url))
const family = 'Bricolage Grotesque ExtraBold'

/** `open` reads a photo with the limits of all images. */
export async function drawPicture(
  { name, place, photo }: PictureContent,
  open: (image: Buffer | string) => Sharp,
): Promise<Buffer> {
  const textWidth =
    (photo === null ? width : width - photoSide - gap) - 2 * margin + (photo === null ? 0 : margin)
  const brand = await drawText(product.name, { size: 34, color: '#ff7a45', width: textWidth, height: 60 })
  const shownName = await clean(name)
  const shownPlace = await clean(place)
  const title = await drawText(shownName === '' ? product.name : shownName, {
    size: 76,
    color: '#f4eee6',
    width: textWidth,
    height: 300,
  })
  const below =
    shownPlace === ''
      ? undefined
      : await drawText(shownPlace, { size: 34, color: '#a89e93', width: textWidth, height: 90 })
  const textTop = Math.round((height - title.height - (below ? below.height + textGap : 0)) / 2)
  const layers: OverlayOptions[] = [
    { input: brand.image, left: margin, top: margin - 8 },
    { input: title.image, left: margin, top: textTop },
    ...(below ? [{ input: below.image, left: margin, top: textTop + title.height + 24 }] : []),
  ]
  if (photo !== null) {
    const cropped = open(photo).autoOrient().resize({ width: photoSide, height: photoSide, fit: 'cover' })
    layers.unshift({ input: await cropped.png().toBuffer(), left: width - photoSide, top: 0 })
  }
  return composePicture(layers).toBuffer()
}

const clean = async (text: string) => (await dropMissingGlyphs(text)).replace(/\s+/gu, ' ').trim()

/** An Open Graph image: the layers over the common background, as JPEG. */
export const composePicture = (layers: OverlayOptions[]): Sharp =>
  sharp(Buffer.from(background)).composite(layers).jpeg({ quality: 84, progressive: true })

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <radialGradient id="glow" cx="0" cy="1" r="0.9">
    <stop offset="0" stop-color="#8a4a1c"/><stop offset="0.6" stop-color="#2a1a14"/><stop offset="1" stop-color="#12100e"/>
  </radialGradient>
  <rect width="${width}" height="${height}" fill="#12100e"/>
  <rect width="${width}" height="${height}" fill="url(#glow)"/>
</svg>`

interface TextBox {
  /** In pixels, smaller when the text would be higher than the box. */
  size: number
  color: string
  width: number
  height: number
}

/** Draws a text, wrapped to the width of its box. */
export async function drawText(text: string, { size, color, width, height }: TextBox) {
  const options = {
    text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
    font: `${family}, ${size}`,
    fontfile,
    wrap: 'word-char' as const,
    rgba: true,
    width,
  }
  const draw = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...options, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const natural = await draw({ dpi: 72 })
  const { data, info } = natural.info.height > height ? await draw({ height }) : natural
  return { image: data, height: info.height }
}
