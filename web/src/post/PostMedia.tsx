import { FileText, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { PostGrid } from './PostGrid.tsx'

/** What a post shows: photos, a video that loads only when it is wanted (decision 33), or documents. */
export function PostMedia({
  post,
  first,
}: {
  post: Pick<Post, 'id' | 'files' | 'videoUrl'>
  first: boolean
}) {
  const documents = post.files.filter(({ type }) => type === 'FILE')
  return (
    <>
      <PostGrid post={post} eager={first} />
      {post.videoUrl && <Video id={post.videoUrl} />}
      {documents.length > 0 && (
        <ul className="grid gap-2 px-4 pb-4 md:px-5">
          {documents.map((file) => (
            <li key={file.id}>
              <a
                href={file.url}
                download
                className="flex min-h-12 items-center gap-3 rounded-md border border-line px-4 no-underline hover:bg-sunken"
              >
                <FileText aria-hidden size={20} className="shrink-0" />
                <span className="min-w-0 truncate">{file.filename}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Video({ id }: { id: string }) {
  const { t } = useTranslation('post')
  const [playing, setPlaying] = useState(false)
  if (playing) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={t('video')}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, so the two together lift nothing
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        className="aspect-video w-full"
      />
    )
  }
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="grid aspect-video w-full place-items-center bg-black text-white"
    >
      <span className="grid justify-items-center gap-3">
        <Play aria-hidden size={48} />
        {t('play')}
      </span>
    </button>
  )
}
