/** Press kits: drawn in a process with the images from the storage. */
import type { Context } from '../context.ts'
import { fileKey, isPictureName, readWhole } from './files.ts'
import { drawPdfInPool } from './image.ts'
import type { PressKitContent } from './press-kit-content.ts'

/** Returns a press kit as PDF; images are given by their names in the storage, and those that are gone are left out. */
export function createPressKit(
  context: Pick<Context, 'storage' | 'imagePools'>,
  content: PressKitContent,
): Promise<Buffer> {
  const load = async (name: string | Buffer | null) => {
    if (typeof name !== 'string' || !isPictureName(name)) return null
    return (await context.storage.locate(fileKey(name))) ?? (await readWhole(context, fileKey(name)))
  }
  return drawPdfInPool(context, async () => ({
    pressKit: {
      ...content,
      photo: await load(content.photo),
      works: {
        ...content.works,
        items: await Promise.all(
          content.works.items.map(async (work) => ({ ...work, image: await load(work.image) })),
        ),
      },
    },
  }))
}
