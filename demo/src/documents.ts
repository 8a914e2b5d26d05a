/** Creates the cast's documents: one page of plain lines, as PDF or as Word. */
import { buffer } from 'node:stream/consumers'
import { limits } from '@brilla/contract/limits'
import { ZipFile } from 'yazl'

/** Creates a document of these lines, in the format of its file name's extension. */
export async function createDocument(filename: string, lines: readonly string[]): Promise<Buffer> {
  return filename.endsWith('.docx') ? createWord(lines) : createPdf(lines)
}

/** One A4 page in Helvetica, one of the standard fonts that every PDF reader has. */
function createPdf([title = '', ...lines]: readonly string[]): Buffer {
  const escape = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`
  const page = [
    'BT /F1 22 Tf 64 760 Td 20 TL',
    `${escape(title)} Tj T* T* /F1 12 Tf`,
    ...lines.map((line) => `${escape(line)} Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  // Padding: a page of few words would be smaller than the smallest upload that is accepted.
  let pdf = `%PDF-1.4\n%${' '.repeat(limits.uploadMin)}\n`
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const xrefOffset = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) pdf += `${String(offset).padStart(10, '0')} 00000 n \n`
  pdf += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${xrefOffset}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}

const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const schemas = 'http://schemas.openxmlformats.org'
const mainContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

async function createWord(lines: readonly string[]): Promise<Buffer> {
  const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const paragraphs = lines.map(
    (line) => `<w:p><w:r><w:t xml:space="preserve">${escape(line)}</w:t></w:r></w:p>`,
  )
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainContentType}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="main" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) {
    // Not compressed, so that a short one is larger than the smallest upload that is accepted.
    zip.addBuffer(Buffer.from(xmlHeader + text), name, { compress: false })
  }
  zip.end()
  return buffer(zip.outputStream)
}
