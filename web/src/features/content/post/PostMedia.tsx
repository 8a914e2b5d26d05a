import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Post, PostFile } from '@brilla/contract/content/post'
import { Link } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { formatBytes } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PostVideo } from './PostVideo.tsx'
import { useMediaLink } from './viewer/media-address.ts'
import { photoSizes, responsive } from '../../../lib/image.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { cn } from '../../../ui/cn.ts'
import { getStrip } from './photo-strip.ts'

/** The media of a post: photos, a video, or documents (P-posts-2). */
export function PostMedia({
  post,
  prioritizeImages,
}: {
  post: Pick<Post, 'id' | 'files' | 'videoUrl' | 'videoPortrait' | 'videoPoster' | 'videoPosterPlaceholder'>
  prioritizeImages: boolean
}) {
  const linkTo = useMediaLink()
  return (
    <>
      <PostGrid post={post} eager={prioritizeImages} />
      {post.videoUrl && (
        <PostVideo
          id={post.videoUrl}
          poster={post.videoPoster}
          isPortrait={post.videoPortrait}
          placeholder={post.videoPosterPlaceholder}
          viewer={linkTo(post.id)}
        />
      )}
      <PostDocuments files={post.files} />
    </>
  )
}

const DocumentDialog = lazyDialog(() => import('./document/DocumentDialog.tsx'))

/** The documents of a post by name, type and size: each opens in a dialog with its download. */
function PostDocuments({ files }: { files: readonly PostFile[] }) {
  const { t, i18n } = useTranslation('post')
  const [opened, setOpened] = useState<PostFile>()
  const documents = files.filter(({ type }) => type === 'FILE')
  if (documents.length === 0) return null
  return (
    <>
      <ul aria-label={t('documents')} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pb-4 md:px-5">
        {documents.map((file) => (
          <li key={file.id}>
            <a
              href={file.url}
              download
              onClick={(event) => {
                event.preventDefault()
                setOpened(file)
              }}
              className="flex min-h-14 items-center gap-3 rounded-md border border-line px-4 py-2 no-underline transition hover:bg-sunken"
            >
              <FileText aria-hidden size={24} className="shrink-0 text-ember" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{file.filename}</span>
                <span className="tabular block text-sm text-quiet">
                  {file.filename?.split('.').at(-1)?.toUpperCase()}
                  {file.size !== null && ` · ${formatBytes(file.size, asLanguage(i18n.language))}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {opened && <DocumentDialog file={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** A single photo keeps its aspect ratio, up to a limit for tall and for wide ones. */
function getAspectRatio({ width, height }: PostFile): number {
  return width && height ? Math.min(Math.max(width / height, tallest), widest) : 4 / 3
}

const tallest = 4 / 5
const widest = 3

/** How many photos share the row of the photo at `index` (P-posts-18, P-posts-19). */
function countInRow(index: number, count: number): 1 | 2 | 3 {
  if (index === 0 && count === 1) return 1
  if (index < 2 || count === 4) return 2
  return count === 3 ? 1 : 3
}

/**
 * A post's photos: two halves, then thirds, the fifth with the number of the others as +N (P-posts-18). Fewer than five
 * fill their rows: one has the full width, three are two halves and a full row, four are halves (P-posts-19).
 */
function PostGrid({
  post: { id, files },
  eager = false,
}: {
  post: Pick<Post, 'id' | 'files'>
  eager?: boolean
}) {
  const { t } = useTranslation('post')
  const linkTo = useMediaLink()
  const photos = files.filter(({ type }) => type === 'PHOTO')
  const shown = photos.slice(0, limits.gridPhotos)
  const hidden = photos.length - shown.length
  if (!shown.length) return null
  return (
    <ul className="grid grid-cols-6 gap-1 bg-sunken">
      {shown.map((photo, index) => {
        const perRow = countInRow(index, shown.length)
        const strip = getStrip(photo)
        const alt = photo.alt || t('viewer.untitled', { number: index + 1, count: photos.length })
        return (
          <li key={photo.id} className={{ 1: 'col-span-6', 2: 'col-span-3', 3: 'col-span-2' }[perRow]}>
            <Link
              {...linkTo(id, index + 1)}
              className={cn(
                'relative block overflow-hidden bg-sunken focus-visible:z-10 focus-visible:-outline-offset-3',
                { 1: 'aspect-[2/1]', 2: 'aspect-[4/3]', 3: 'aspect-square' }[perRow],
              )}
              style={photos.length === 1 ? { aspectRatio: getAspectRatio(photo) } : undefined}
            >
              <BlurredImage
                placeholder={photo.placeholder}
                {...responsive(photo.url, photoSizes(perRow))}
                alt={alt}
                loading={eager ? 'eager' : 'lazy'}
                fetchPriority={eager ? (index === 0 ? 'high' : 'low') : 'auto'}
                // Decoded together with the text: the first photo is usually loaded already.
                decoding={eager && index === 0 ? 'sync' : 'async'}
                className={cn(
                  'size-full',
                  photos.length === 1 && !strip ? 'object-contain' : 'object-cover',
                  strip === 'tall' && 'object-top',
                )}
              />
              {hidden > 0 && index === shown.length - 1 && (
                <span className="absolute inset-0 grid place-items-center bg-black/60 font-display text-4xl font-bold text-white">
                  <span aria-hidden>+{hidden}</span>
                  <span className="sr-only">{t('grid.more', { count: hidden })}</span>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
