import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Post, PostFile } from '@brilla/contract/content/post'
import { formatBytes } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostVideo } from './PostVideo.tsx'
import { useMediaLink } from './viewer/media-address.ts'

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
