/** Creates the cast's documents, as PDF or as Word. */
import { buffer } from 'node:stream/consumers'
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import Pdf from 'pdfkit'
import type { CastDocument } from './cast/types.ts'

type BlockKind = 'title' | 'heading' | 'item' | 'centered' | 'page' | 'paragraph'

interface Block {
  kind: BlockKind
  text: string
}

const markers: readonly (readonly [string, BlockKind])[] = [
  ['## ', 'heading'],
  ['# ', 'title'],
  ['- ', 'item'],
  ['> ', 'centered'],
  ['---', 'page'],
]

function parseBlocks(text: string): Block[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [marker = '', kind = 'paragraph'] = markers.find(([start]) => line.startsWith(start)) ?? []
      return { kind, text: line.slice(marker.length) }
    })
}

/** Creates a document in the format of its file name's extension, written by `author`. */
export async function createDocument(document: CastDocument, author: string): Promise<Buffer> {
  const blocks = parseBlocks(document.text)
  const title = blocks.find(({ kind }) => kind === 'title')?.text ?? document.filename
  const create = document.filename.endsWith('.docx') ? createWord : createPdf
  return create(blocks, { title, author, typewriter: document.typewriter === true })
}

interface Properties {
  title: string
  author: string
  typewriter: boolean
}

const margin = 72

/** A PDF in the standard fonts that every reader has, with page numbers. */
async function createPdf(blocks: readonly Block[], { title, author, typewriter }: Properties) {
  const info = { Title: title, Author: author, Creator: author, Producer: author }
  const pdf = new Pdf({ size: 'LETTER', margin, bufferPages: true, displayTitle: true, info })
  const [font, bold] = typewriter ? ['Courier', 'Courier-Bold'] : ['Helvetica', 'Helvetica-Bold']
  const width = pdf.page.width - margin * 2
  const size = typewriter ? 12 : 11
  let previous: BlockKind = 'page'
  for (const { kind, text } of blocks) {
    // In a script, a name in capitals starts what a character says.
    const startsSpeech = kind === 'centered' && text === text.toUpperCase()
    if (startsSpeech || (previous === 'centered' && kind !== 'centered')) pdf.moveDown(0.5)
    previous = kind
    if (kind === 'page') pdf.addPage()
    else if (kind === 'title') pdf.font(bold).fontSize(22).text(text).moveDown(0.6)
    else if (kind === 'heading') pdf.moveDown(0.6).font(bold).fontSize(13).text(text).moveDown(0.3)
    else if (kind === 'item')
      pdf.font(font).fontSize(size).list([text], { bulletRadius: 1.8, textIndent: 12 })
    else if (kind === 'centered')
      pdf
        .font(font)
        .fontSize(size)
        .text(text, margin + width * 0.2, undefined, { width: width * 0.6, align: 'center' })
        .text('', margin, undefined)
    else pdf.font(font).fontSize(size).text(text, { lineGap: 3 }).moveDown(0.6)
  }
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Without the margin a line at the bottom of a page would start another one.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - margin / 2
    pdf.font(font).fontSize(9).fillColor('#666666')
    pdf.text(`${title} · ${page + 1}/${count}`, margin, y, { width, align: 'center', lineBreak: false })
  }
  pdf.end()
  return buffer(pdf)
}

const wordOptions: Record<Exclude<BlockKind, 'page'>, IParagraphOptions> = {
  title: { heading: HeadingLevel.TITLE, spacing: { after: 240 } },
  heading: { heading: HeadingLevel.HEADING_1, spacing: { before: 240, after: 120 } },
  item: { bullet: { level: 0 } },
  centered: { alignment: AlignmentType.CENTER },
  paragraph: { spacing: { after: 160 } },
}

async function createWord(blocks: readonly Block[], { title, author }: Properties): Promise<Buffer> {
  let pageBreakBefore = false
  const children: Paragraph[] = []
  for (const { kind, text } of blocks) {
    if (kind !== 'page') children.push(new Paragraph({ ...wordOptions[kind], text, pageBreakBefore }))
    pageBreakBefore = kind === 'page'
  }
  const numbers = [new TextRun({ children: [PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] })]
  const footer = new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: numbers })],
  })
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    sections: [{ children, footers: { default: footer } }],
  })
  return Packer.toBuffer(document)
}
