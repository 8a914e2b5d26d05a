/** Documents of a post: Word and PDF, 1 KB to 10 MB (P-posts-24). */
import { limits } from '@brilla/contract/platform/limits'
import type { UploadRules } from '../../../media/upload.ts'

const extensions = ['doc', 'docx', 'pdf']
/** The `accept` attribute of a file input (P-posts-24). */
export const acceptedDocuments = extensions.map((kind) => `.${kind}`).join(',')

/** The extension of a file name in lower case; empty when it has none. */
export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether the name is that of a document; the server validates the content. */
export const isDocument = (file: File): boolean => extensions.includes(getExtension(file.name))

/** How the composer uploads documents (P-posts-24). */
export const documentRules: UploadRules = {
  presign: 'presignPostFile',
  max: limits.postFilesMax,
  concurrency: 3,
  check(file) {
    if (!isDocument(file)) return 'kind'
    if (file.size < limits.uploadMin) return 'small'
    return file.size > limits.uploadMax ? 'large' : null
  },
  prepare: (file) => Promise.resolve(file),
  presignBody: ({ name }) => ({
    filename: Array.from(name).slice(-limits.filenameMax).join(''),
    type: 'file',
  }),
  getPreview: () => null,
  getRejection({ status, code }) {
    if (code === 'protected_document') return 'protected'
    if (code === 'active_document') return 'active'
    if (code === 'infected') return 'infected'
    return status === 413 ? 'large' : status === 422 ? 'small' : 'content'
  },
}
