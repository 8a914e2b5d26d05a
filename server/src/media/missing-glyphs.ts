/**
 * Leaves out what no font of the system has: Pango would draw a box with the number of the character, and a small server may have
 * no emoji and few scripts.
 */
import sharp from 'sharp'
import { escapeMarkup } from './pango-markup.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** In the fonts that Brilla brings along, or never drawn by itself, such as joiners, marks and variants. */
const isAlwaysDrawn = (character: string) =>
  /[\p{Script=Latin}\p{P}\p{Nd}\p{M}\p{Z}\p{Cc}\p{Cf}\p{Emoji_Modifier}]/u.test(character)
/** Characters that will never exist, whose boxes have four digits and six. */
const boxes = ['\uFDD0', '\u{10FFFE}']

interface Picture {
  pixels: Buffer
  width: number
  height: number
}

const pictures = new Map<string, Promise<Picture | null>>()

/** How a character looks, drawn once: the fonts of a running system do not change. */
function drawOnce(character: string): Promise<Picture | null> {
  const known = pictures.get(character)
  if (known) return known
  const text = { text: escapeMarkup(character), font: 'sans 48', dpi: 72, rgba: true }
  const drawing = sharp({ text })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => ({ pixels: data, width: info.width, height: info.height }),
      // There is nothing to draw.
      () => null,
    )
  pictures.set(character, drawing)
  return drawing
}

async function isMissing(character: string): Promise<boolean> {
  if (isAlwaysDrawn(character)) return false
  const picture = await drawOnce(character)
  if (picture === null) return true
  const likenesses = await Promise.all(boxes.map(drawOnce))
  return likenesses.some((box) => box !== null && hasSameFrame(box, picture))
}

/** Whether two pictures have the same size, and the same first and last row: boxes differ by the number in them only. */
function hasSameFrame(one: Picture, other: Picture): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  const [[first, last], [otherFirst, otherLast]] = [one, other].map(({ pixels, width }) => [
    pixels.subarray(0, width),
    pixels.subarray(-width),
  ]) as [[Buffer, Buffer], [Buffer, Buffer]]
  return first.equals(otherFirst) && last.equals(otherLast)
}

/** The text without the graphemes that have a character of which no font has a glyph. */
export async function dropMissingGlyphs(text: string): Promise<string> {
  const parts = await Promise.all(
    Array.from(graphemes.segment(text), async ({ segment }) =>
      (await Promise.all(Array.from(segment, isMissing))).includes(true) ? '' : segment,
    ),
  )
  return parts.join('')
}
