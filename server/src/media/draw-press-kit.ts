/** Draws press kits (P-presskit-1): a tagged PDF with photo and facts first, and then the works. */
import { buffer } from 'node:stream/consumers'
import { brand } from '@brilla/contract/platform/brand'
import Pdf from 'pdfkit'
import type { Sharp } from 'sharp'
import { encode } from 'uqr'
import { createTextLayout, type Line, lineHeight, type TextStyle } from './pdf-text.ts'
import type { PressKitContent, PressKitLine, PressKitSection, PressKitWork } from './press-kit-content.ts'

type Document = typeof Pdf.prototype
type Element = ReturnType<Document['struct']>
type Open = (image: Buffer | string) => Sharp

const ink = '#1c1814'
const quiet = '#6b6259'
const line = '#e8e1d8'
const ember = '#c2380c'
const gradient = ['#ffb020', '#ff5a36', '#e0218a'] as const

const margin = 48
const footerHeight = 60
const photoSize = { width: 192, height: 240 }
const codeSize = 76
const corner = 10
const gap = 14
const rowGap = 18
/** Pixels of an image for each point of the page: 216 dpi. */
const density = 3

const styles = {
  section: { font: 'display', size: 14, color: ink },
  fact: { font: 'bold', size: 8.5, color: quiet },
  text: { font: 'text', size: 10.5, color: ink },
  details: { font: 'bold', size: 11.5, color: quiet },
  caption: { font: 'bold', size: 9.5, color: ink },
  works: { font: 'display', size: 24, color: ink },
  small: { font: 'text', size: 8.5, color: quiet },
} as const satisfies Record<string, TextStyle>

/** Tried from the largest on, until the name fits into three lines. */
const nameSizes = [40, 33, 27, 22]
/** Of a name in the smallest size: more than the longest names take. */
const nameLinesMax = 10

/** Something of a column that does not break across pages. */
interface Block {
  height: number
  /** Whether the next one has to be on the same page. */
  keepsNext: boolean
  draw: (x: number, y: number) => void
}

/** `open` reads an image with the limits of all images. */
export async function drawPressKit(content: PressKitContent, open: Open): Promise<Buffer> {
  const pdf = new Pdf({
    size: content.format === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.language === 'es' ? 'es-MX' : 'en-US',
    displayTitle: true,
    info: { Title: content.title, Author: content.name, Creator: brand.name, Producer: brand.name },
  })
  const bytes = buffer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const draw = createDrawing(pdf, content, open)
  const top = await draw.header(root)
  const end = await draw.columns(root, top)
  await draw.works(root, end)
  root.end()
  pdf.end()
  return bytes
}

function createDrawing(pdf: Document, content: PressKitContent, open: Open) {
  const breakLines = createTextLayout(pdf)
  const width = pdf.page.width - 2 * margin
  const bottom = pdf.page.height - footerHeight
  let pages = 0

  /** Draws what a screen reader skips. */
  function artifact(draw: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }

  function footer(): void {
    pages += 1
    artifact(() => {
      const y = pdf.page.height - 32
      pdf.rect(margin, y - 14, width, 0.75).fill(line)
      pdf.font('figtree-latin-600.woff').fontSize(8.5)
      const options = { lineBreak: false, baseline: 'alphabetic' } as const
      pdf.fillColor(ember).text(brand.name, margin, y + 4, options)
      const number = String(pages)
      pdf.fillColor(quiet).text(number, margin + width - pdf.widthOfString(number), y + 4, options)
    })
  }

  function addPage(): void {
    pdf.addPage()
    footer()
  }

  /** Draws a line of text as part of an element. */
  function drawLine(parent: Element, { runs }: Line, style: TextStyle, x: number, y: number): void {
    const height = lineHeight(style)
    const baseline = y + height / 2 + style.size * 0.35
    for (const [index, run] of runs.entries()) {
      if ('font' in run) {
        const mark = pdf.markStructureContent('Span')
        pdf.font(run.font).fontSize(style.size).fillColor(style.color)
        // The space separates the line from the next one for programs that read the text.
        const text = index === runs.length - 1 ? `${run.text} ` : run.text
        pdf.text(text, x + run.left, baseline, { lineBreak: false, baseline: 'alphabetic' })
        pdf.endMarkedContent()
        parent.add(mark)
      } else {
        const mark = pdf.markStructureContent('Span')
        pdf.image(run.image, x + run.left, y + (height - run.height) / 2, { height: run.height })
        pdf.endMarkedContent()
        const span = pdf.struct('Span', { actual: run.text }, [mark])
        parent.add(span)
        span.end()
      }
    }
  }

  function drawLines(parent: Element, lines: Line[], style: TextStyle, x: number, y: number): number {
    for (const [index, one] of lines.entries()) drawLine(parent, one, style, x, y + index * lineHeight(style))
    return lines.length * lineHeight(style)
  }

  function link(parent: Element, [x, y, w, h]: Box, url: string, label: string): void {
    const element = pdf.struct('Link', { alt: label })
    parent.add(element)
    // The types of PDFKit leave out the element of an annotation.
    pdf.link(x, y, w, h, url, { Contents: new String(label), structParent: element } as object)
    element.end()
  }

  async function crop(image: Buffer | string | null, w: number, h: number): Promise<Buffer | null> {
    if (image === null) return null
    // An image that cannot be read is left out, as in Open Graph images.
    return open(image)
      .autoOrient()
      .resize({ width: Math.round(w * density), height: Math.round(h * density), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => null)
  }

  function drawImage(parent: Element, image: Buffer, [x, y, w, h]: Box, alt: string): void {
    const mark = pdf.markStructureContent('Figure')
    pdf.save().roundedRect(x, y, w, h, corner).clip()
    pdf.image(image, x, y, { width: w, height: h })
    pdf.restore()
    pdf.endMarkedContent()
    const figure = pdf.struct('Figure', { alt }, [mark])
    parent.add(figure)
    figure.end()
  }

  function drawCode(parent: Element, x: number, y: number): void {
    const { data, size } = encode(content.profile.url, { border: 0 })
    const module = codeSize / size
    const mark = pdf.markStructureContent('Figure')
    for (const [row, modules] of data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark) pdf.rect(x + column * module, y + row * module, module, module)
    pdf.fill(ink)
    pdf.endMarkedContent()
    const figure = pdf.struct('Figure', { alt: content.profile.code }, [mark])
    parent.add(figure)
    figure.end()
    link(parent, [x, y, codeSize, codeSize], content.profile.url, content.profile.code)
  }

  async function fitName(box: number): Promise<{ lines: Line[]; style: TextStyle }> {
    for (const size of nameSizes) {
      const style: TextStyle = { font: 'display', size, color: ink }
      const lines = await breakLines(content.name, style, box, 4)
      if (lines.length <= 3) return { lines, style }
    }
    const style: TextStyle = { font: 'display', size: nameSizes.at(-1)!, color: ink }
    return { lines: await breakLines(content.name, style, box, nameLinesMax), style }
  }

  /** Photo, name, details and the way to the profile. Returns where it ends. */
  async function header(root: Element): Promise<number> {
    const photo = await crop(content.photo, photoSize.width, photoSize.height)
    const left = photo ? margin + photoSize.width + 28 : margin
    const box = margin + width - left
    const name = await fitName(photo ? box : box - codeSize - gap)
    const details = await breakLines(
      content.details.join('\n'),
      styles.details,
      photo ? box : box - codeSize - gap,
      photo ? 4 : 8,
    )
    const address = content.profile.url.replace(/^https?:\/\//u, '')
    const textWidth = box - codeSize - gap
    const label = await breakLines(content.profile.label, styles.caption, textWidth, 2)
    const url = await breakLines(address, styles.small, textWidth, 3)
    footer()

    const sect = pdf.struct('Sect')
    root.add(sect)
    let y = margin
    const heading = pdf.struct('H1')
    sect.add(heading)
    y += drawLines(heading, name.lines, name.style, left, y) + 10
    heading.end()
    if (photo) {
      const box: Box = [margin, margin, photoSize.width, photoSize.height]
      drawImage(sect, photo, box, content.photoDescription)
    }
    artifact(() => {
      const stroke = pdf.linearGradient(left, y, left + 64, y)
      gradient.forEach((color, index) => stroke.stop(index / (gradient.length - 1), color))
      pdf.roundedRect(left, y, 64, 4, 2).fill(stroke)
    })
    y += 16
    const about = pdf.struct('P')
    sect.add(about)
    y += drawLines(about, details, styles.details, left, y)
    about.end()

    const codeLeft = photo ? left : margin + width - codeSize
    const codeTop = photo ? Math.max(margin + photoSize.height - codeSize, y + 12) : margin
    const textLeft = photo ? left + codeSize + gap : left
    const textTop = photo
      ? codeTop +
        (codeSize - label.length * lineHeight(styles.caption) - url.length * lineHeight(styles.small)) / 2
      : y + 12
    drawCode(sect, codeLeft, codeTop)
    const way = pdf.struct('P')
    sect.add(way)
    let end = textTop + drawLines(way, label, styles.caption, textLeft, textTop)
    const urlTop = end
    end += drawLines(way, url, styles.small, textLeft, end)
    way.end()
    link(sect, [textLeft, urlTop, textWidth, end - urlTop], content.profile.url, content.profile.label)
    sect.end()
    return Math.max(codeTop + codeSize, end, photo ? margin + photoSize.height : 0) + 32
  }

  /** The blocks of sections, one for each line, with the elements that they add to. */
  async function createBlocks(
    parent: Element,
    sections: PressKitSection[],
    box: number,
    headingStyle: TextStyle,
  ): Promise<{ blocks: Block[]; end: () => void }> {
    const blocks: Block[] = []
    const elements: Element[] = []
    const add = (type: string) => {
      const element = pdf.struct(type as 'P')
      parent.add(element)
      elements.push(element)
      return element
    }
    for (const { heading, lines } of sections) {
      const title = add('H2')
      const space = blocks.length > 0 ? 14 : 0
      const height = lineHeight(headingStyle)
      for (const [index, one] of (await breakLines(heading, headingStyle, box, 2)).entries())
        blocks.push({
          height: height + (index === 0 ? space : 0) + 5,
          keepsNext: true,
          draw: (x, y) => drawLine(title, one, headingStyle, x, y + (index === 0 ? space : 0)),
        })
      const addText = async ({ text, link: url, limit }: PressKitLine): Promise<void> => {
        const paragraph = add('P')
        const style: TextStyle = url ? { ...styles.text, color: ember } : styles.text
        const broken = await breakLines(text, style, box)
        for (const one of broken.slice(0, limit?.lines))
          blocks.push({
            height: one.runs.length === 0 ? 7 : lineHeight(style),
            keepsNext: false,
            draw(x, y) {
              drawLine(paragraph, one, style, x, y)
              if (url) link(paragraph, [x, y, one.width, lineHeight(style)], url, text)
            },
          })
        if (limit && broken.length > limit.lines)
          await addText({ text: limit.more, link: content.profile.url })
      }
      for (const one of lines) await addText(one)
    }
    return { blocks, end: () => elements.forEach((element) => element.end()) }
  }

  /** Draws the blocks that fit; returns the others and where the last one ends. */
  function drawColumn(blocks: Block[], x: number, top: number): { rest: Block[]; end: number } {
    let y = top
    for (const [index, block] of blocks.entries()) {
      let needed = block.height
      for (let at = index; blocks[at]?.keepsNext; at++) needed += blocks[at + 1]?.height ?? 0
      if (y + needed > bottom && (y > top || top > margin)) return { rest: blocks.slice(index), end: y }
      block.draw(x, y)
      y += block.height
    }
    return { rest: [], end: y }
  }

  /** Facts next to the texts, on as many pages as they take. Returns where they end on the last one. */
  async function columns(root: Element, top: number): Promise<number> {
    const { facts, texts } = content
    if (facts.length === 0 && texts.length === 0) return top
    const hasBoth = facts.length > 0 && texts.length > 0
    const factWidth = hasBoth ? photoSize.width : width
    const textLeft = hasBoth ? margin + photoSize.width + 28 : margin
    const factSect = pdf.struct('Sect')
    const textSect = pdf.struct('Sect')
    root.add(factSect).add(textSect)
    const factColumn = await createBlocks(factSect, facts, factWidth, styles.fact)
    const textColumn = await createBlocks(textSect, texts, margin + width - textLeft, styles.section)
    let drawnFacts = drawColumn(factColumn.blocks, margin, top)
    let drawnTexts = drawColumn(textColumn.blocks, textLeft, top)
    while (drawnFacts.rest.length + drawnTexts.rest.length > 0) {
      addPage()
      drawnFacts = drawColumn(drawnFacts.rest, margin, margin)
      drawnTexts = drawColumn(drawnTexts.rest, textLeft, margin)
    }
    factColumn.end()
    textColumn.end()
    factSect.end()
    textSect.end()
    return Math.max(drawnFacts.end, drawnTexts.end) + 32
  }

  /** The works in rows of three, a row that is not full sharing its width; on a page of their own unless they fit below the rest. */
  async function works(root: Element, top: number): Promise<void> {
    const { heading, items } = content.works
    if (items.length === 0) return
    const rows = splitRows(items)
    const captions = 2 * lineHeight(styles.caption)
    const square = (width - 2 * gap) / 3
    const headingHeight = lineHeight(styles.works) + 16
    const needed = headingHeight + rows.length * (square + captions + rowGap) - rowGap
    const fitsBelow = top + needed <= bottom
    if (!fitsBelow) addPage()
    const start = fitsBelow ? top : margin
    const sect = pdf.struct('Sect')
    root.add(sect)
    const title = pdf.struct('H2')
    sect.add(title)
    drawLines(title, await breakLines(heading, styles.works, width, 1), styles.works, margin, start)
    title.end()
    let y = start + headingHeight
    const tallest = items.length === 1 ? 420 : 300
    const height = items.length < 3 ? Math.min(tallest, bottom - y - captions) : square
    for (const row of rows) {
      const cell = (width - gap * (row.length - 1)) / row.length
      for (const [column, work] of row.entries()) {
        const image = await crop(work.image, cell, height)
        const caption = await breakLines(work.title, styles.caption, cell, 2)
        drawWork(sect, work, { image, caption, box: [margin + column * (cell + gap), y, cell, height] })
      }
      y += height + captions + rowGap
    }
    sect.end()
  }

  function drawWork(
    sect: Element,
    work: PressKitWork,
    { image, caption, box }: { image: Buffer | null; caption: Line[]; box: Box },
  ): void {
    const [x, y, w, h] = box
    if (image) drawImage(sect, image, box, work.description)
    else artifact(() => pdf.roundedRect(x, y, w, h, corner).fill(line))
    if (work.isVideo) artifact(() => drawPlayMark(pdf, x + w / 2, y + h / 2))
    const paragraph = pdf.struct('P')
    sect.add(paragraph)
    const height = drawLines(paragraph, caption, styles.caption, x, y + h + 6)
    paragraph.end()
    link(sect, [x, y, w, h + 6 + height], work.link, work.title || work.description)
  }

  return { header, columns, works }
}

type Box = [x: number, y: number, width: number, height: number]

function splitRows<Item>(items: Item[]): Item[][] {
  const rows: Item[][] = []
  for (let at = 0; at < items.length; at += 3) rows.push(items.slice(at, at + 3))
  return rows
}

function drawPlayMark(pdf: Document, x: number, y: number): void {
  pdf.save().fillOpacity(0.7).circle(x, y, 20).fill('#12100e')
  pdf.fillOpacity(1)
  pdf
    .polygon([x - 6, y - 9], [x + 10, y], [x - 6, y + 9])
    .fill('#ffffff')
    .restore()
}
