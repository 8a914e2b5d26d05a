/** Supported file types and the check of a file before its upload, by name and content type. */
import { throwProblem } from '../platform/http/problem.ts'
import { toDisplayFilename, toPlainFilename } from './filename.ts'

/** Purpose of an upload. */
export type Use =
  | 'profile'
  | 'cover'
  | 'photo'
  | 'document'
  | 'poster'
  | 'message-photo'
  | 'message-document'
  | 'verification'

/** Whether files of this use can only be read by those whom they are for. */
export function isPrivateUse(use: Use): boolean {
  return use === 'message-photo' || use === 'message-document' || use === 'verification'
}

/** A supported content type. */
interface FileType {
  isImage: boolean
  extensions: readonly string[]
}

const fileTypes: Readonly<Record<string, FileType>> = {
  'image/jpeg': { isImage: true, extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { isImage: true, extensions: ['png'] },
  'image/gif': { isImage: true, extensions: ['gif'] },
  'image/webp': { isImage: true, extensions: ['webp'] },
  'image/avif': { isImage: true, extensions: ['avif'] },
  'application/pdf': { isImage: false, extensions: ['pdf'] },
  'application/msword': { isImage: false, extensions: ['doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    isImage: false,

    extensions: ['docx'],
  },
}

/** Finds a file type by its registered content type; undefined when it is not supported. */
export function findFileType(contentType: string): FileType | undefined {
  return Object.hasOwn(fileTypes, contentType) ? fileTypes[contentType] : undefined
}

/** Normalizes a content type: lower case, without parameters, registered name. */
export function canonicalType(type: string): string {
  const bare = type.split(';')[0]!.trim().toLowerCase()
  return bare === 'image/jpg' || bare === 'image/pjpeg' ? 'image/jpeg' : bare
}

interface AnnouncedFile {
  filename: string
  /** A content type, or `image` or `file`: then the extension decides. */
  type: string
  ext?: string | undefined
}

interface AcceptedFile {
  contentType: string
  isImage: boolean
  /** Extension of the stored file; all images are stored as JPEG. */
  extension: string
  /** Sanitized name given by its owner. */
  filename: string
  /** The same as its owner wrote it. */
  displayFilename: string
}

/** Checks name and type of a file to be uploaded; throws `unsupported_type` (P-media-3). */
export function checkAnnouncedFile({ filename, type, ext }: AnnouncedFile): AcceptedFile {
  const name = filename.split(/[\\/]/).at(-1)!
  const dot = name.lastIndexOf('.')
  if (isSystemFile(name)) throwProblem('unsupported_type')
  const own = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const extension = ext === undefined ? own : ext.toLowerCase().replace(/^\./, '')
  // Contradicting extensions indicate a disguised file.
  if (own !== '' && extension !== '' && !isSameFileType(own, extension)) throwProblem('unsupported_type')
  const contentType = resolveType(type, extension || own)
  const kind = contentType === undefined ? undefined : findFileType(contentType)
  if (contentType === undefined || !kind) throwProblem('unsupported_type')
  const known = extension || own
  if (known ? !kind.extensions.some((one) => isSameFileType(one, known)) : !kind.isImage)
    throwProblem('unsupported_type')
  const kept = kind.isImage ? 'jpg' : kind.extensions[0]!
  const base = dot < 0 ? name : name.slice(0, dot)
  return {
    contentType,
    isImage: kind.isImage,
    extension: kept,
    filename: toPlainFilename(base, kept),
    displayFilename: toDisplayFilename(base, kept),
  }
}

function isSystemFile(name: string): boolean {
  return /^(\..*|thumbs\.db|desktop\.ini)$/i.test(name)
}

function findContentType(extension: string): string | undefined {
  return Object.keys(fileTypes).find((type) => fileTypes[type]!.extensions.includes(extension))
}

/** Whether both extensions belong to one document type or both to images, which are often misnamed. */
function isSameFileType(one: string, other: string): boolean {
  const [first, second] = [findContentType(one), findContentType(other)]
  if (first === undefined || second === undefined) return false
  return first === second || (fileTypes[first]!.isImage && fileTypes[second]!.isImage)
}

function resolveType(type: string, extension: string): string | undefined {
  if (type !== 'image' && type !== 'file') return canonicalType(type)
  const found = extension === '' && type === 'image' ? 'image/jpeg' : findContentType(extension)
  return found !== undefined && fileTypes[found]!.isImage === (type === 'image') ? found : undefined
}
