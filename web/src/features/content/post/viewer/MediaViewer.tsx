import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { Post } from '@brilla/contract/content/post'
import { useTranslation } from '../../../../lib/translation.tsx'
import { ApiError } from '../../../../lib/api.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { useOpenLayer } from '../../../../ui/open-layers.ts'
import { EmptyState, ErrorState } from '../../../../ui/State.tsx'
import { MediaPhoto } from './MediaPhoto.tsx'
import { MediaStage } from './MediaStage.tsx'
import { MediaText } from './MediaText.tsx'
import type { MediaItem } from './media-address.ts'
import type { OpenMedia } from './media-address.ts'
import { usePost } from '../post.queries.ts'
import { PostVideo } from '../PostVideo.tsx'

/** A photo or video over the whole window, with its post and comments. */
export default function MediaViewer({
  open,
  wasPressed,
  siblings,
  show,
  close,
  renderComments,
}: {
  open: OpenMedia
  /** Whether a press on the item has opened it: a video plays then. */
  wasPressed: boolean
  siblings: readonly MediaItem[] | undefined
  show: (next: OpenMedia) => void
  close: () => void
  renderComments: ((post: Post) => ReactNode) | undefined
}) {
  const { t } = useTranslation('post')
  const { t: core } = useTranslation()
  const { data, error, refetch } = usePost(open.postId)
  const isMissing = error instanceof ApiError && error.status === 404
  // Data from before the post was deleted, or hidden by a block, is not shown.
  const post = isMissing ? undefined : data
  const stage = useRef<HTMLDivElement>(null)
  const focus = useDialogFocus(stage)
  useOpenLayer(true, close)

  const photos = post?.files.filter(({ type }) => type === 'PHOTO') ?? []
  const number = Math.min(open.number ?? 1, Math.max(photos.length, 1))
  const isOpen = (one: OpenMedia) => one.postId === open.postId && (one.number ?? 1) === number
  const own = photos.map((file, index): MediaItem => ({ postId: open.postId, number: index + 1, file }))
  const items = siblings?.some(isOpen) ? siblings : own
  const index = items.findIndex(isOpen)
  const item = items[index]
  const photo = photos[number - 1] ?? (item?.file.type === 'PHOTO' ? item.file : undefined)
  const hasVideo = !!post?.videoUrl
  const gone = post ? !photo && !hasVideo : isMissing
  const near = { previous: items[index - 1], next: items[index + 1] }

  function onKeyDown(event: KeyboardEvent) {
    // Arrow keys belong to text fields, menus, wide photos and dialogs opened over this one.
    const at = event.target as Element
    const own = 'input, textarea, [contenteditable], [role=menu], [data-strip=wide]'
    if (!event.currentTarget.contains(at) || at.closest(own)) return
    const keys = { ArrowLeft: near.previous, ArrowRight: near.next, Home: items[0], End: items.at(-1) }
    if (!(event.key in keys)) return
    event.preventDefault()
    const next = keys[event.key as keyof typeof keys]
    if (next && !isOpen(next)) show(next)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay data-theme="dark" className="fixed inset-0 z-40 bg-ground/95" />
        <Dialog.Content
          data-theme="dark"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          {...focus}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-ground text-ink lg:flex-row lg:overflow-hidden"
        >
          <Dialog.Title className="sr-only">
            {post
              ? t(hasVideo ? 'viewer.video' : 'viewer.title', { name: post.user.fullname })
              : core('loading')}
          </Dialog.Title>
          <CloseBar />
          <MediaStage
            ref={stage}
            {...near}
            alone={items.length < 2}
            show={show}
            isVideo={photo === undefined && (hasVideo || open.number === null)}
          >
            {photo && <MediaPhoto {...{ photo, number, near }} count={photos.length} />}
            {post?.videoUrl && (
              <PostVideo
                key={open.postId}
                id={post.videoUrl}
                isPortrait={post.videoPortrait}
                poster={post.videoPoster}
                placeholder={post.videoPosterPlaceholder}
                autoPlay={wasPressed}
                sizes="(width >= 1024px) 70vw, 100vw"
              />
            )}
            {(gone || (error && !post)) && (
              <div className="absolute inset-0 grid place-items-center">
                {gone ? (
                  <Gone isVideo={open.number === null} />
                ) : (
                  <ErrorState error={error} onRetry={() => void refetch()} />
                )}
              </div>
            )}
          </MediaStage>
          {post && !gone && (
            <MediaText key={post.id} post={post} photo={photo} onGone={close}>
              {renderComments?.(post)}
            </MediaText>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Where the focus goes when the viewer opens and closes, and what Escape does in it, as props of the dialog. */
function useDialogFocus(stage: RefObject<HTMLElement | null>) {
  const opener = useRef(document.activeElement)
  return {
    onEscapeKeyDown(event: globalThis.KeyboardEvent) {
      // Escape in the editor of a comment cancels the edit only.
      if ((event.target as Element).closest('[data-own-escape]')) event.preventDefault()
    },
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      // A tall photo is scrolled with the first press of a key.
      const tall = stage.current?.querySelector<HTMLElement>('[data-strip=tall]')
      ;(tall ?? stage.current)?.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { current } = opener
      // After opening by an address there is no opener on the page.
      const target =
        current?.isConnected && current !== document.body ? current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

/** On a phone an opaque bar, so that scrolled content is not visible behind it. */
function CloseBar() {
  const { t } = useTranslation()
  return (
    <div className="sticky top-0 z-10 shrink-0 bg-black px-3 pt-[max(0.375rem,env(safe-area-inset-top))] pb-1.5 lg:contents">
      <Dialog.Close asChild>
        <IconButton
          label={t('close')}
          className="text-white hover:bg-raised lg:fixed lg:top-3 lg:left-3 lg:z-10 lg:bg-black/60 lg:hover:bg-black"
        >
          <X aria-hidden size={24} />
        </IconButton>
      </Dialog.Close>
    </div>
  )
}

/** In place of a photo or video that was deleted, or that the reader may not see. */
function Gone({ isVideo }: { isVideo: boolean }) {
  const { t } = useTranslation(['post', 'common'])
  return (
    <EmptyState
      title={t(isVideo ? 'viewer.goneVideo' : 'viewer.gone')}
      text={t('viewer.goneText')}
      action={
        <Dialog.Close asChild>
          <Button variant="secondary">{t('common:close')}</Button>
        </Dialog.Close>
      }
    />
  )
}
