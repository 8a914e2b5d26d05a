import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../../lib/announce.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import type { UploadList } from '../../../media/use-uploads.ts'

/** The photos of a new post, in the order in which the post shows them. */
export function PhotoList({ photos }: { photos: UploadList }) {
  const { t } = useTranslation('post')
  const list = useRef<HTMLUListElement>(null)
  const { dragged, grab } = useReorder(list, photos.move)
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

/** The distance to the window's edge at which a drag scrolls the page, and the scroll step, in pixels. */
const edge = 80
const step = 14

/**
 * Reorders the children of `list` by dragging, with mouse, pen or finger. `grab` handles the pointerdown of a drag handle,
 * which needs `touch-none`.
 */
function useReorder(list: RefObject<HTMLElement | null>, move: (id: string, index: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drag = useRef<AbortController>(null)
  useEffect(() => () => drag.current?.abort(), [])

  function grab(event: PointerEvent, id: string) {
    if (event.button !== 0) return
    // Prevents text selection and the browser's own image drag.
    event.preventDefault()
    setDragged(id)
    drag.current?.abort()
    drag.current = new AbortController()
    const { signal } = drag.current
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)
      const index = [...(list.current?.children ?? [])].findIndex((child) => child.contains(under))
      if (index >= 0) move(id, index)
      if (clientY < edge) window.scrollBy(0, -step)
      else if (clientY > window.innerHeight - edge) window.scrollBy(0, step)
    }
    const drop = () => {
      drag.current?.abort()
      setDragged(null)
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', drop, { signal })
  }

  return { dragged, grab }
}
