/**
 * Breaks texts into lines for PDFs. PDFKit wraps text of one font only; names and biographies also have letters of other
 * fonts, and emoji and scripts of which we embed none: those are drawn as images with the fonts of the system.
 */
import { fileURLToPath } from 'node:url'
import { normalizeUnicode } from '@brilla/contract/platform/text'
import type Pdf from 'pdfkit'
import sharp from 'sharp'
import { dropMissingGlyphs } from './missing-glyphs.ts'
import { escapeMarkup } from './pango-markup.ts'

const fontPath = (name: string) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url))
const files = {
  text: ['figtree-latin-400.woff', 'figtree-latin-ext-400.woff'],
  bold: ['figtree-latin-600.woff', 'figtree-latin-ext-600.woff'],
  display: ['bricolage-grotesque-latin-800.ttf', 'bricolage-grotesque-latin-ext-800.ttf'],
} as const

export interface TextStyle {
  font: keyof typeof files
  size: number
  color: string
}

type PdfImage = ReturnType<(typeof Pdf.prototype)['openImage']>

/** A part of a line: text in one font, or a text that is drawn as an image. */
type Run = { text: string; width: number } & ({ font: string } | { image: PdfImage; height: number })

export interface Line {
  /** In reading order, each with its distance from the start of the line. */
  runs: (Run & { left: number })[]
  width: number
}

export const lineHeight = ({ font, size }: TextStyle): number => size * (font === 'display' ? 1.12 : 1.42)

/** Pixels of an image for each point of the page. */
const density = 3
/** Limits time and size: further texts that no font has are left out. */
const imagesMax = 1_000
const joinedMax = 40
/** Graphemes that are drawn one by one, and so once for all places where they are; others can depend on their neighbors. */
const isSeparate = (grapheme: string) =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Hang}/u.test(
    grapheme,
  )
const isRightToLeft = (text: string) => /\p{scx=Arab}|\p{scx=Hebr}/u.test(text)
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

interface EmbeddedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
}

/** Registers the fonts in a document; returns how a text is broken into lines, at most `linesMax` of them. */
export function createTextLayout(pdf: typeof Pdf.prototype) {
  const fonts = Object.values(files).flat()
  const glyphs = new Map<string, EmbeddedFont['font']>()
  for (const file of fonts) {
    pdf.registerFont(file, fontPath(file)).font(file)
    // The types of PDFKit leave out the font that it has opened.
    glyphs.set(file, (Reflect.get(pdf, '_font') as EmbeddedFont).font)
  }

  const findFont = (text: string, { font }: TextStyle): string | undefined =>
    files[font].find((file) =>
      Array.from(text).every((one) => glyphs.get(file)!.hasGlyphForCodePoint(one.codePointAt(0)!)),
    )

  const measure = (text: string, font: string, { size }: TextStyle) =>
    pdf.font(font).fontSize(size).widthOfString(text)

  const images = new Map<string, Promise<Run | null>>()
  async function drawOnce(text: string, style: TextStyle): Promise<Run | null> {
    const key = JSON.stringify([text, style])
    if (!images.has(key) && images.size < imagesMax) images.set(key, drawText(pdf, text, style))
    return (await images.get(key)) ?? null
  }

  /** The runs of a text without line breaks. */
  async function shape(text: string, style: TextStyle): Promise<Run[]> {
    const parts: { text: string; font: string | undefined; canGrow: boolean }[] = []
    for (const { segment } of graphemes.segment(text)) {
      const font = findFont(segment, style)
      const last = parts.at(-1)
      const canGrow = font !== undefined || !isSeparate(segment)
      if (last?.canGrow && canGrow && last.font === font && (font || last.text.length < joinedMax))
        last.text += segment
      else parts.push({ text: segment, font, canGrow })
    }
    const runs = await Promise.all(
      parts.map(async ({ text: part, font }) =>
        font === undefined ? drawOnce(part, style) : { text: part, font, width: measure(part, font, style) },
      ),
    )
    return runs.filter((run) => run !== null)
  }

  /** A word in pieces that fit into the width, broken after hyphens where that is enough. */
  async function breakWord(word: string, style: TextStyle, width: number): Promise<Run[][]> {
    const runs = await shape(word, style)
    if (sumWidths(runs) <= width) return [runs]
    const pieces: Run[][] = []
    const parts = word.split(/(?<=-)/u)
    if (parts.length > 1) {
      for (const part of parts) pieces.push(...(await breakWord(part, style, width)))
      return pieces
    }
    let piece: Run[] = []
    for (const { segment } of graphemes.segment(word)) {
      const next = await shape(segment, style)
      if (piece.length > 0 && sumWidths(piece) + sumWidths(next) > width) {
        pieces.push(piece)
        piece = []
      }
      piece = join(piece, next, style, false)
    }
    return piece.length > 0 ? [...pieces, piece] : pieces
  }

  function join(before: Run[], added: Run[], style: TextStyle, isSpaced: boolean): Run[] {
    const runs = [...before]
    for (const [index, run] of added.entries()) {
      const gap = isSpaced && index === 0 ? ' ' : ''
      const last = runs.at(-1)
      if (last && 'font' in last && 'font' in run && last.font === run.font) {
        const text = last.text + gap + run.text
        runs[runs.length - 1] = { text, font: run.font, width: measure(text, run.font, style) }
        continue
      }
      const [font] = files[style.font]
      if (gap) runs.push({ text: gap, font, width: measure(gap, font, style) })
      runs.push(run)
    }
    return runs
  }

  async function breakParagraph(text: string, style: TextStyle, width: number): Promise<Run[][]> {
    const lines: Run[][] = []
    let line: Run[] = []
    for (const word of text.split(/[\s\p{Cc}]+/u).filter((one) => one !== '')) {
      for (const [index, piece] of (await breakWord(word, style, width)).entries()) {
        const joined = join(line, piece, style, line.length > 0 && index === 0)
        if (line.length === 0 || sumWidths(joined) <= width) {
          line = joined
          continue
        }
        if (line.length > 0) lines.push(line)
        line = piece
      }
    }
    return [...lines, line]
  }

  /** Ends the last line that fits with an ellipsis. */
  async function cut(lines: Run[][], linesMax: number, style: TextStyle, width: number): Promise<Run[][]> {
    if (lines.length <= linesMax) return lines
    const kept = lines.slice(0, linesMax)
    const ellipsis = await shape('…', style)
    let last = kept.pop() ?? []
    while (last.length > 0 && sumWidths(last) + sumWidths(ellipsis) > width) {
      const run = last.at(-1)!
      const shorter = 'font' in run ? run.text.trimEnd().replace(/\S$/u, '').trimEnd() : ''
      last = last.slice(0, -1)
      if (shorter !== '') last = [...last, ...(await shape(shorter, style))]
    }
    return [...kept, join(last, ellipsis, style, false)]
  }

  return async (text: string, style: TextStyle, width: number, linesMax = Infinity): Promise<Line[]> => {
    const paragraphs: Run[][] = []
    for (const paragraph of normalizeUnicode(text, 'NFC').split('\n'))
      paragraphs.push(...(await breakParagraph(paragraph, style, width)))
    const lines = await cut(paragraphs, linesMax, style, width)
    return lines.map((runs) => ({ runs: placeRuns(runs), width: sumWidths(runs) }))
  }
}

const sumWidths = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0)

/** Adjacent words that are read from right to left are placed in that direction. */
function placeRuns(runs: readonly Run[]): Line['runs'] {
  const placed: Line['runs'] = []
  let left = 0
  for (let at = 0; at < runs.length;) {
    let end = at + 1
    if (isRightToLeft(runs[at]!.text))
      for (
        let next = end;
        next < runs.length && (runs[next]!.text === ' ' || isRightToLeft(runs[next]!.text));
        next++
      )
        if (runs[next]!.text !== ' ') end = next + 1
    const group = runs.slice(at, end)
    left += sumWidths(group)
    let right = left
    for (const run of group) {
      right -= run.width
      placed.push({ ...run, left: right })
    }
    at = end
  }
  return placed
}

/** As high as most letters; drawn in front of a text and cut off, so that the images of words share their baseline. */
const reference = 'Й|'

/** A text as an image, as high as a line at most; null where the system has no glyph for it. */
async function drawText(pdf: typeof Pdf.prototype, text: string, style: TextStyle): Promise<Run | null> {
  const { size, color } = style
  const shown = await dropMissingGlyphs(text)
  if (shown.trim() === '') return null
  const draw = async (drawn: string) => {
    const markup = `<span foreground="${color}">${escapeMarkup(drawn)}</span>`
    const font = `sans ${style.font === 'text' ? '' : 'bold '}${size}`
    const image = sharp({ text: { text: markup, font, dpi: 72 * density, rgba: true } })
    return image.png().toBuffer({ resolveWithObject: true })
  }
  try {
    let { data, info } = await draw(isSeparate(shown) ? shown : reference + shown)
    if (!isSeparate(shown)) {
      const [once, twice] = [await draw(reference), await draw(reference + reference)]
      const left = twice.info.width - once.info.width
      const word = sharp(data).extract({ left, top: 0, width: info.width - left, height: info.height })
      ;({ data, info } = await word.png().toBuffer({ resolveWithObject: true }))
    }
    const scale = Math.min(1 / density, (size * 1.3) / info.height)
    return {
      text,
      image: pdf.openImage(data),
      width: info.width * scale + size * 0.1,
      height: info.height * scale,
    }
  } catch {
    return null
  }
}
