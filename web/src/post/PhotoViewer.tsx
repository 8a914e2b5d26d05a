import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { IconButton } from '../ui/Button.tsx'
import { ErrorState } from '../ui/State.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'
import { PhotoText } from './PhotoText.tsx'
import { usePost } from './post.data.ts'

/** A photo as large as the window lets it be, with what was said about it; light goes to nothing else. */
export default function PhotoViewer({
  postId,
  number,
  show,
  close,
  renderConversation,
}: {
  postId: string
  number: number
  show: (number: number) => void
  close: () => void
  renderConversation?: (post: Post) => ReactNode
}) {
  const { t } = useTranslation('post')
  const { t: core } = useTranslation()
  const { data: post, error, refetch } = usePost(postId)
  const stage = useRef<HTMLDivElement>(null)
  const opener = useRef(document.activeElement)
  const photos = post?.files.filter(({ type }) => type === 'PHOTO') ?? []
  const index = Math.min(number, photos.length) - 1
  const go = (next: number) => {
    if (next >= 0 && next < photos.length && next !== index) show(next + 1)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // In a text the arrows move the cursor.
    if ((event.target as Element).closest('input, textarea, [contenteditable]')) return
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: photos.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay data-theme="dark" className="fixed inset-0 z-40 bg-ground/95" />
        <Dialog.Content
          data-theme="dark"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            stage.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const { current } = opener
            if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
          }}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-ground text-ink lg:flex-row lg:overflow-hidden"
        >
          <Dialog.Title className="sr-only">
            {post ? t('viewer.title', { name: post.user.fullname }) : core('loading')}
          </Dialog.Title>
          <div
            ref={stage}
            tabIndex={-1}
            className="relative h-[68dvh] shrink-0 bg-black outline-none lg:h-auto lg:min-w-0 lg:flex-1"
          >
            {photos[index] && <PhotoPicture {...{ photos, index, go }} />}
            {(error || (post && !photos.length)) && (
              <div className="grid h-full place-items-center">
                <ErrorState
                  title={t('viewer.gone')}
                  text={t('viewer.goneText')}
                  onRetry={() => void refetch()}
                />
              </div>
            )}
          </div>
          {post && photos[index] && (
            <PhotoText {...{ post, photo: photos[index] }}>{renderConversation?.(post)}</PhotoText>
          )}
          <Dialog.Close asChild>
            <IconButton
              label={core('close')}
              className="fixed top-[max(0.75rem,env(safe-area-inset-top))] left-3 bg-black/60 text-white hover:bg-black"
            >
              <X aria-hidden size={24} />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
