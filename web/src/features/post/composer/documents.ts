/** How documents are taken into a post: Word and PDF, 1 KB to 10 MB (P-posts-24). */
import { limits } from '@brilla/contract/limits'
import type { UploadRules } from '../../media/upload.ts'

const kinds = ['doc', 'docx', 'pdf']
/** For a file input: the extensions of P-posts-24. */
export const acceptedDocuments = kinds.map((kind) => `.${kind}`).join(',')

/** The extension of a name in lower case; empty where it has none. */
export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** By its name; the server judges the bytes. */
export const isDocument = (file: File): boolean => kinds.includes(getExtension(file.name))

/** What the composer takes as a document (P-posts-24). */
export const documentRules: UploadRules = {
  max: limits.postFilesMax,
  concurrency: 3,
  check(file) {
    if (!isDocument(file)) return 'kind'
    if (file.size < limits.uploadMin) return 'small'
    return file.size > limits.uploadMax ? 'large' : null
  },
  prepare: (file) => Promise.resolve(file),
  presignBody: ({ name }) => ({ filename: name.slice(-limits.filenameMax), type: 'file' }),
  preview: () => null,
  refusal: (status) => (status === 413 ? 'large' : status === 422 ? 'small' : 'content'),
}
