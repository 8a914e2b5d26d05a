import { FileText } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Message } from '@brilla/contract/conversations/message'
import { formatBytes } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { cn } from '../../../ui/cn.ts'
import { getExtension } from '../../content/post/composer/document-rules.ts'

type MessageFile = Message['files'][number]

/** The images of a message as a grid, and its documents as rows; those of a stranger are blurred, and no links (P-messages-3). */
export function MessageFiles({ files, isRequest }: { files: readonly MessageFile[]; isRequest: boolean }) {
  const photos = files.filter(({ type }) => type === 'PHOTO')
  const documents = files.filter(({ type }) => type === 'FILE')
  return (
    <>
      {photos.length > 0 && (
        <ul
          className={cn(
            '-mx-2 mt-0.5 mb-2 grid w-72 max-w-[calc(100%+1rem)] gap-1 overflow-hidden rounded-lg',
            photos.length > 1 && 'grid-cols-2',
          )}
        >
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              // A row that is not full is one image.
              className={cn(
                'overflow-hidden bg-sunken',
                photos.length % 2 === 1 && index === 0 ? 'col-span-full aspect-[4/3]' : 'aspect-square',
              )}
            >
              <Photo photo={photo} index={index + 1} count={photos.length} isRequest={isRequest} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="-mx-1 mt-0.5 mb-2 grid grid-cols-1 gap-1">
          {documents.map((document) => (
            <li key={document.id}>
              <Document document={document} isRequest={isRequest} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Photo({
  photo: { url, alt, placeholder },
  index,
  count,
  isRequest,
}: {
  photo: MessageFile
  index: number
  count: number
  isRequest: boolean
}) {
  const { t } = useTranslation('message')
  const preview = (width: number) => `${url}&w=${width}`
  const image = (
    <BlurredImage
      src={preview(320)}
      srcSet={`${preview(320)} 1x, ${preview(640)} 2x`}
      placeholder={placeholder}
      alt={alt || t('photo', { index, count })}
      loading="lazy"
      className={cn('size-full object-cover', isRequest && '[scale:1.1] [filter:blur(24px)]')}
    />
  )
  return isRequest ? (
    image
  ) : (
    <a href={preview(1280)} target="_blank" rel="noopener" className="block size-full">
      {image}
    </a>
  )
}

function Document({
  document: { url, filename, size },
  isRequest,
}: {
  document: MessageFile
  isRequest: boolean
}) {
  const { i18n } = useTranslation()
  const row = (
    <>
      <FileText aria-hidden size={22} className="shrink-0 text-quiet" />
      <span className="grid min-w-0 grid-cols-1">
        <span className="truncate font-semibold">{filename}</span>
        {/* A long name is cut before its extension. */}
        <span className="tabular text-sm text-quiet">
          {getExtension(filename).toUpperCase()} · {formatBytes(size, asLanguage(i18n.language))}
        </span>
      </span>
    </>
  )
  const className =
    'flex w-72 max-w-full items-center gap-3 rounded-md border border-line bg-surface p-2.5 text-ink'
  return isRequest ? (
    <span className={className}>{row}</span>
  ) : (
    <a href={url} download={filename} className={cn(className, 'no-underline transition hover:bg-sunken')}>
      {row}
    </a>
  )
}
