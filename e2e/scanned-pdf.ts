/** Pages as scanners make them: each is one image of 64 by 64 pixels, a black square on white. */
const scans = [
  {
    filter: 'CCITTFaxDecode',
    more: '/BitsPerComponent 1/DecodeParms<</K -1/Columns 64/Rows 64>>',
    data: '//81A1f//////////////+P//gAgAg==',
  },
  {
    filter: 'JBIG2Decode',
    more: '/BitsPerComponent 1',
    data: 'AAAAADAAAQAAABMAAABAAAAAQAAAAAAAAAAAAAAAAAAAASYAAQAAACgAAABAAAAAQAAAAAAAAAAAAAH//zUDV///////////////4//+ACAC',
  },
  {
    filter: 'JPXDecode',
    more: '/BitsPerComponent 8',
    data: '/0//UQApAAAAAABAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAABBwEB/1IADAAAAAEAAwQEAAD/XAAXQmc4Z1BnUGdoUAVQBVBHV9NX01di/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAKQAB/5PPgVATzjiVwhQJ7yAz1J+D30PgRXOLAR6AgID/2Q==',
  },
]

/** A PDF with one page per compression that scanners use besides JPEG. */
export function createScannedPdf(): Buffer {
  const pages = scans.map(({ filter, more, data }, index) => {
    const id = 3 + 3 * index
    const content = 'q 595 0 0 842 0 0 cm /Scan Do Q'
    const bytes = Buffer.from(data, 'base64')
    return `${id} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Scan ${id + 1} 0 R>>>>/Contents ${id + 2} 0 R>>endobj
${id + 1} 0 obj<</Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray${more}/Filter/${filter}/Length ${bytes.length}>>stream
${bytes.toString('latin1')}
endstream endobj
${id + 2} 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj`
  })
  const kids = scans.map((_, index) => `${3 + 3 * index} 0 R`).join(' ')
  const written = `%PDF-1.5
%${' '.repeat(1_024)}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${scans.length}>>endobj
${pages.join('\n')}
trailer<</Root 1 0 R>>
%%EOF
`
  return Buffer.from(written, 'latin1')
}
