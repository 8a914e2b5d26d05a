import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Self } from '@brilla/contract/account'
import { limits } from '@brilla/contract/limits'
import { announce } from '../core/announce.ts'
import { brand } from '../core/brand.ts'
import { useDraft } from '../core/draft.ts'
import { crop } from '../core/image.ts'
import { problemText } from '../core/problems.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, buttonLook } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { cn } from '../ui/cn.ts'
import { useAutoGrow } from '../ui/useAutoGrow.ts'
import { acceptedKinds } from './photos.ts'
import { PhotoTile } from './PhotoTile.tsx'
import { usePhotos } from './usePhotos.ts'
import { usePublish } from './usePublish.ts'

const nearLimit = 200

/** Where a talent shows something: words and photos. Nothing that was typed is lost, whatever happens. */
export function PostComposer({ self }: { self: Self }) {
  const { t, i18n } = useTranslation('composer')
  const [text, setText, dropText] = useDraft(`post ${self.id}`)
  const { photos, add, remove, retry, describe, clear } = usePhotos()
  const publish = usePublish()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const grow = useAutoGrow(area)
  const { hash } = useLocation()
  const left = limits.postTextMax - text.trim().length

  // The phone's button for a new post leads here.
  useEffect(() => {
    if (hash === '#componer') area.current?.focus()
  }, [hash])

  function findProblem(): string | null {
    if (photos.some(({ state }) => state === 'preparing' || state === 'uploading')) {
      return t('error.espera_que_termine_subir')
    }
    if (photos.some(({ state }) => state === 'failed' || state === 'refused')) return t('error.unfinished')
    if (left < 0) return t('error.long', { count: limits.postTextMax })
    return text.trim() === '' && photos.length === 0 ? t('error.empty') : null
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = findProblem()
    setProblem(found)
    if (found) return area.current?.focus()
    setBusy(true)
    try {
      await publish(text, photos)
      dropText()
      clear()
      announce(t('published'))
      area.current?.focus()
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    add(event.dataTransfer.files)
  }

  return (
    <Card
      className="max-md:rounded-none max-md:border-x-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <form
        id="componer"
        onSubmit={submit}
        onPaste={paste}
        aria-label={t('label')}
        className="grid gap-3 p-4 md:p-5"
      >
        <div className="flex items-start gap-3">
          <Avatar
            name={self.fullname}
            picture={self.profileImage ? crop(self.profileImage, 92, 92) : null}
            className="max-md:hidden"
          />
          <textarea
            ref={grow}
            rows={2}
            value={text}
            aria-label={t('placeholder', { name: self.nombre })}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'composer-problem' : undefined}
            placeholder={t('placeholder', { name: self.nombre })}
            onChange={(event) => setText(event.target.value)}
            className="min-h-12 w-full resize-none rounded-md bg-transparent p-2 text-lg placeholder:text-quiet"
          />
        </div>
        {photos.length > 0 && (
          <ul aria-label={t('photos')} className="grid gap-2 sm:grid-cols-2">
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                number={index + 1}
                onRemove={() => remove(photo.id)}
                onRetry={() => retry(photo.id)}
                onDescribe={(alt) => describe(photo.id, alt)}
              />
            ))}
          </ul>
        )}
        {problem && (
          <p id="composer-problem" role="alert" className="font-semibold text-wrong">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="relative">
            <input
              id="composer-photos"
              type="file"
              accept={acceptedKinds}
              multiple
              disabled={photos.length >= limits.postFilesMax}
              onChange={(event) => {
                add(event.target.files ?? [])
                event.target.value = ''
              }}
              className="peer sr-only"
            />
            <label
              htmlFor="composer-photos"
              className={buttonLook(
                'quiet',
                'md',
                'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-ember',
              )}
            >
              <ImagePlus aria-hidden size={21} />
              {t('tab.photos')}
            </label>
          </span>
          <span className="flex items-center gap-4">
            <span
              role="status"
              className={cn('tabular text-sm text-quiet', left < 0 && 'font-semibold text-wrong')}
            >
              {left <= nearLimit ? t('left', { count: left }) : text !== '' && t('draft')}
            </span>
            <Button type="submit" busy={busy}>
              {brand.name}
            </Button>
          </span>
        </div>
      </form>
    </Card>
  )
}
