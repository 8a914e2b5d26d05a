import { readFile } from 'node:fs/promises'

/** Reads a picture or a document of the demonstration data, by its path below `demo/`. */
export const readAsset = (path: string): Promise<Buffer> => readFile(new URL(`../${path}`, import.meta.url))
