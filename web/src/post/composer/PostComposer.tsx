import { Images, PenLine } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { brand } from '../../core/brand.ts'
import { useClaims } from '../../core/context.tsx'
import { crop } from '../../core/image.ts'
import { useSelf } from '../../core/query.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cn } from '../../ui/cn.ts'
import { tabLook } from '../../ui/Tabs.tsx'
import { useAutoGrow } from '../../ui/useAutoGrow.ts'
import { useQuestion } from './Composer.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { useComposer, type PostKind } from './useComposer.ts'

const nearLimit = 200

/** Words and photos. Nothing that was typed is lost, whatever happens. `pressed`: somebody waits to write. */
export default function PostComposer({ pressed }: { pressed: boolean }) {
  const { t } = useTranslation('post')
  const claims = useClaims()
  const { data: self } = useSelf()
  const { kind, setKind, text, setText, left, uploads, addPhotos, problem, busy, submit } = useComposer()
  const { photos } = uploads
  const [touched, setTouched] = useState(false)
  const [dragged, setDragged] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const grow = useAutoGrow(area)
  const location = useLocation()
  const question = useQuestion()
  // On a phone an untouched composer is one line, so that the work comes first.
  const folded = !touched && text === '' && photos.length === 0 && 'max-md:hidden'

  // The phone's button for a new post leads here.
  useEffect(() => {
    if (pressed || location.hash === '#componer') area.current?.focus()
  }, [pressed, location])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    await submit()
    area.current?.focus()
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    addPhotos(files)
  }

  function onDrop(event: DragEvent) {
    setDragged(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    addPhotos(event.dataTransfer.files)
  }

  return (
    <Card
      className={cn(
        'max-md:rounded-none max-md:border-x-0',
        dragged && 'outline-2 -outline-offset-2 outline-ember',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDragged(true)
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={onDrop}
    >
      <form
        id="componer"
        onSubmit={(event) => void onSubmit(event)}
        onPaste={onPaste}
        aria-label={t('composer.label')}
        className="scroll-mt-20 p-4 md:p-5"
      >
        <Tabs.Root value={kind} onValueChange={(value) => setKind(value as PostKind)} className="grid gap-3">
          <Tabs.List aria-label={t('composer.kinds')} className={cn('flex gap-1', folded)}>
            <Tabs.Trigger value="text" className={tabLook}>
              <PenLine aria-hidden size={20} />
              {t('composer.tab.text')}
            </Tabs.Trigger>
            <Tabs.Trigger value="photos" className={tabLook}>
              <Images aria-hidden size={20} />
              {t('composer.tab.photos')}
              {photos.length > 0 && <span className="tabular text-sm text-quiet">{photos.length}</span>}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value={kind} tabIndex={-1} className="grid gap-3">
            <div className="flex items-start gap-3">
              <Avatar
                name={self?.fullname ?? ''}
                picture={claims?.profileImage ? crop(claims.profileImage, 92, 92) : null}
              />
              <textarea
                ref={grow}
                rows={1}
                value={text}
                aria-label={question}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'composer-problem' : undefined}
                placeholder={question}
                onFocus={() => setTouched(true)}
                onChange={(event) => setText(event.target.value)}
                className="min-h-12 w-full resize-none rounded-md bg-transparent px-2 py-2.5 text-lg placeholder:text-quiet"
              />
            </div>
            {kind === 'photos' && photos.length > 0 && (
              <ul aria-label={t('composer.photos')} className="grid gap-2 sm:grid-cols-2">
                {photos.map((photo, index) => (
                  <PhotoTile
                    key={photo.id}
                    photo={photo}
                    number={index + 1}
                    onRemove={() => uploads.remove(photo.id)}
                    onRetry={() => uploads.retry(photo.id)}
                    onDescribe={(alt) => uploads.describe(photo.id, alt)}
                  />
                ))}
              </ul>
            )}
            <PhotoChoice count={photos.length} shown={kind === 'photos'} onChoose={addPhotos} />
            {problem && (
              <p id="composer-problem" role="alert" className="font-semibold text-wrong">
                {problem}
              </p>
            )}
            <div className={cn('flex min-h-11 items-center justify-between gap-4', folded)}>
              <span
                role="status"
                className={cn('tabular text-sm text-quiet', left < 0 && 'font-semibold text-wrong')}
              >
                {left <= nearLimit ? t('composer.left', { count: left }) : text !== '' && t('composer.draft')}
              </span>
              <Button type="submit" busy={busy}>
                {brand.name}
              </Button>
            </div>
          </Tabs.Content>
        </Tabs.Root>
      </form>
    </Card>
  )
}
