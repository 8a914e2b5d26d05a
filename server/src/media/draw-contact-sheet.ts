/** Draws contact sheets (P-lists-13): a tagged PDF, which Typst lays out by contact-sheet.typ. */
import type { ContactSheetContent } from './contact-sheet-content.ts'
import { createTypstPage, type Open } from './typst-page.ts'

const photoSize = { width: 120, height: 120 }

export async function drawContactSheet(content: ContactSheetContent, open: Open): Promise<Buffer> {
  const { addImage, draw } = createTypstPage(open)
  const people: object[] = []
  // One after another: each is decoded.
  for (const [index, person] of content.people.entries())
    people.push({ ...person, photo: await addImage(`person-${index}.jpg`, person.photo, photoSize) })
  return draw('contact-sheet.typ', { ...content, people })
}
