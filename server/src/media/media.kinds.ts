/** Which files are taken, by what their owner says of them; their bytes are judged once they are here. */
import { refuse } from '../platform/http/problem.ts'

/** What an upload is for: the `use` of its row. */
export type Use = 'profile' | 'cover' | 'photo' | 'document' | 'poster'

/** A content type that is taken: how the bytes are known, and the extensions that go with it. */
interface Kind {
  picture: boolean
  /** What `file-type` calls such bytes. */
  detected: string
  extensions: readonly string[]
}

const kinds: Readonly<Record<string, Kind>> = {
  'image/jpeg': { picture: true, detected: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { picture: true, detected: 'image/png', extensions: ['png'] },
  'image/gif': { picture: true, detected: 'image/gif', extensions: ['gif'] },
  'image/webp': { picture: true, detected: 'image/webp', extensions: ['webp'] },
  'image/avif': { picture: true, detected: 'image/avif', extensions: ['avif'] },
  'application/pdf': { picture: false, detected: 'application/pdf', extensions: ['pdf'] },
  'application/msword': { picture: false, detected: 'application/x-cfb', extensions: ['doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    picture: false,
    detected: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
}

/** What a content type under its registered name is to us; undefined when it is not taken. */
export function findKind(contentType: string): Kind | undefined {
  return Object.hasOwn(kinds, contentType) ? kinds[contentType] : undefined
}

/** A content type without its parameters, in lower case, under its registered name. */
export function canonicalType(type: string): string {
  const bare = type.split(';')[0]!.trim().toLowerCase()
  return bare === 'image/jpg' || bare === 'image/pjpeg' ? 'image/jpeg' : bare
}

interface Announced {
  filename: string
  /** A content type, or `image` or `file`. */
  type: string
  ext?: string | undefined
}

interface Accepted {
  contentType: string
  picture: boolean
  /** The extension under which it is kept: pictures are all written anew as JPEG. */
  extension: string
  /** What its owner called it, cleaned. */
  filename: string
}

/** Takes an announced file, or refuses it with `unsupported_type` (P-media-3). */
export function acceptAnnounced({ filename, type, ext }: Announced): Accepted {
  const name = filename.split(/[\\/]/).at(-1)!
  const dot = name.lastIndexOf('.')
  if (isSystemFile(name)) refuse('unsupported_type')
  const own = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const extension = ext === undefined ? own : ext.toLowerCase().replace(/^\./, '')
  // Two extensions that disagree are a disguise.
  if (own !== '' && extension !== '' && !isAlike(own, extension)) refuse('unsupported_type')
  const contentType = resolveType(type, extension || own)
  const kind = contentType === undefined ? undefined : findKind(contentType)
  if (contentType === undefined || !kind) refuse('unsupported_type')
  const known = extension || own
  if (known ? !kind.extensions.some((one) => isAlike(one, known)) : !kind.picture) refuse('unsupported_type')
  const kept = kind.picture ? 'jpg' : kind.extensions[0]!
  return {
    contentType,
    picture: kind.picture,
    extension: kept,
    filename: cleanFilename(dot < 0 ? name : name.slice(0, dot), kept),
  }
}

function isSystemFile(name: string): boolean {
  return /^(\..*|thumbs\.db|desktop\.ini)$/i.test(name)
}

function typeOf(extension: string): string | undefined {
  return Object.keys(kinds).find((type) => kinds[type]!.extensions.includes(extension))
}

/** The same kind of document, or both pictures: those are often misnamed, and their bytes say what they are. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [typeOf(one), typeOf(other)]
  if (first === undefined || second === undefined) return false
  return first === second || (kinds[first]!.picture && kinds[second]!.picture)
}

function resolveType(type: string, extension: string): string | undefined {
  if (type !== 'image' && type !== 'file') return canonicalType(type)
  const found = extension === '' && type === 'image' ? 'image/jpeg' : typeOf(extension)
  return found !== undefined && kinds[found]!.picture === (type === 'image') ? found : undefined
}

function cleanFilename(base: string, extension: string): string {
  const folded = base.normalize('NFKD').replace(/\p{Mark}/gu, '')
  const cleaned = folded
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .slice(0, 100)
  return `${cleaned || 'archivo'}.${extension}`
}
