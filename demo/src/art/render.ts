import sharp from 'sharp'
import { createRandom } from './kit/random.ts'

const side = 256

/** A repeated tile of film grain: black and white pixels of low opacity, which suit any color. */
async function createGrain(): Promise<string> {
  const random = createRandom('grain')
  const pixels = Buffer.alloc(side * side * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const value = (random.next() + random.next() + random.next()) / 1.5 - 1
    pixels.fill(value > 0 ? 255 : 0, at, at + 3)
    pixels[at + 3] = Math.round(Math.abs(value) * 22)
  }
  const tile = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  return (
    `<pattern id="grain" patternUnits="userSpaceOnUse" width="${side}" height="${side}">` +
    `<image width="${side}" height="${side}" href="data:image/png;base64,${tile.toString('base64')}"/></pattern>` +
    '<rect width="100%" height="100%" fill="url(#grain)"/></svg>'
  )
}

// Shared by all pictures; embedding it in the SVG takes a fifth of the time that compositing takes.
const grain = createGrain()

/** Pixels of the widest picture. The largest crop that is served has 1,236; drawing more takes longer and is never seen. */
const widthMax = 1240

/** Renders an SVG string that begins with its size as a JPEG, with film grain over it. */
export async function renderJpeg(svg: string): Promise<Buffer> {
  const [written = '', width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const scale = Math.min(1, widthMax / Number(width))
  const size = ` width="${Math.round(Number(width) * scale)}" height="${Math.round(Number(height) * scale)}"`
  // The grain is outside of what is scaled: scaling it would take longer than drawing fewer pixels saves.
  const grained = `<svg xmlns="http://www.w3.org/2000/svg"${size}>${svg.replace(written, size)}${await grain}`
  return await sharp(Buffer.from(grained)).removeAlpha().jpeg({ quality: 82 }).toBuffer()
}
