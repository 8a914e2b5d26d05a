/** Contact sheets: drawn in a process that has only crops of the photos in memory. */
import type { Context } from '../context.ts'
import type { ContactSheetContent, ContactSheetPerson } from './contact-sheet-content.ts'
import { createCrops } from './crops.ts'
import { isPictureName } from './files.ts'
import { drawPdfInPool } from './image.ts'

/** As shown on high-density screens, so that most are stored already. */
const size = { width: 340, height: 340 }

/** Returns a function that draws a contact sheet as PDF; photos are given by their names, and those that are gone are left out. */
export function createContactSheets(context: Pick<Context, 'storage' | 'imagePools'>) {
  const crop = createCrops(context)
  async function load(name: string | Buffer | null): Promise<Buffer | null> {
    if (typeof name !== 'string' || !isPictureName(name)) return null
    const made = await crop(name, size, { formats: ['jpeg'], mayBeLate: false })
    return made === null || made === 'late' ? null : made.bytes
  }
  return async (content: ContactSheetContent): Promise<Buffer> => {
    const people: ContactSheetPerson[] = []
    // One after another, so that the crops of others do not wait for all of them.
    for (const person of content.people) people.push({ ...person, photo: await load(person.photo) })
    return drawPdfInPool(context, async () => ({ contactSheet: { ...content, people } }))
  }
}
