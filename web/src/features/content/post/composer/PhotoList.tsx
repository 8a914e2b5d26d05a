import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../../lib/announce.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useReorder } from '../../../../ui/use-reorder.ts'
import { PhotoTile } from './PhotoTile.tsx'
import type { UploadList } from '../../../media/use-uploads.ts'

/** The photos of a new post, in the order in which the post shows them; `readOnly` while it is sent with their descriptions. */
export function PhotoList({ photos, readOnly }: { photos: UploadList; readOnly: boolean }) {
  const { t } = useTranslation('post')
  const list = useRef<HTMLUListElement>(null)
  const { dragged, grab } = useReorder({
    getItems: () => [...(list.current?.children ?? [])],
    move: photos.move,
  })
  const count = photos.items.length

  function move(id: string, index: number, button: HTMLElement) {
    if (index < 0 || index >= count) return
    // A button that moves in the document loses the focus.
    flushSync(() => photos.move(id, index))
    button.focus()
    announce(t('photo.moved', { number: index + 1, count }))
  }

  return (
    <ul
      ref={list}
      aria-label={t('composer.photos')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      {photos.items.map((photo, index) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          number={index + 1}
          count={count}
          readOnly={readOnly}
          dragged={dragged === photo.id}
          onGrab={(event) => grab(event, photo.id)}
          onMove={(by, button) => move(photo.id, index + by, button)}
          onRemove={() => photos.remove(photo.id)}
          onRetry={() => photos.retry(photo.id)}
          onDescribe={(alt) => photos.describe(photo.id, alt)}
        />
      ))}
    </ul>
  )
}
