import { ImagePlus } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import { ComposerFooter } from '../../../features/content/post/composer/ComposerFooter.tsx'
import { FileInput } from '../../../features/content/post/composer/FileInput.tsx'
import { PhotoList } from '../../../features/content/post/composer/PhotoList.tsx'
import { unfinishedText, waitingText } from '../../../features/content/post/composer/upload-texts.ts'
import { usePostUploads } from '../../../features/content/post/composer/use-post-uploads.ts'
import { useHeicTexts } from '../../../features/media/heic.ts'
import { acceptedImages } from '../../../features/media/image-file.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { usePostDraft } from './use-post-draft.ts'

/** The dialog that adds photos to one's profile, as one post; they are uploaded one after the other. */
export default function AddPhotos({ person, onClose }: { person: string; onClose: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <Dialog open wide onOpenChange={onClose} title={t('add.photos')} description={t('add.photosAdvice')}>
      <PhotosForm person={person} onDone={onClose} />
    </Dialog>
  )
}

function PhotosForm({ person, onDone }: { person: string; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'post'])
  const { t: post } = useTranslation('post')
  const { formats } = useHeicTexts()
  const { gallery } = usePostUploads(person)
  const { items } = gallery
  const [isOverLimit, setIsOverLimit] = useState(false)
  const publication = usePostDraft(`gallery ${person}`, () =>
    items.length === 0 ? t('add.noPhotos') : unfinishedText(post, items, true),
  )
  const error = isOverLimit ? post('error.many.photos', { count: limits.postFilesMax }) : publication.error

  function add(files: Iterable<File>) {
    setIsOverLimit(gallery.add(files) > 0)
  }

  const form = useFileDrop<HTMLFormElement>(add)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setIsOverLimit(false)
    const files = items.flatMap(({ filename, alt }) =>
      filename ? [{ filename, type: 'image' as const, alt }] : [],
    )
    if (!(await publication.publish({ files }))) return
    gallery.clear()
    onDone()
  }

  return (
    <Form
      ref={form}
      onSubmit={(event) => void onSubmit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FileInput
        id="gallery-photos"
        accept={acceptedImages}
        icon={ImagePlus}
        label={post(items.length === 0 ? 'composer.choose' : 'composer.chooseMore')}
        touchLabel={items.length === 0 ? post('composer.chooseTouch') : undefined}
        hint={t('add.photosLimits', { count: limits.postFilesMax, formats })}
        shown={!gallery.full}
        large={items.length === 0}
        onChoose={add}
      />
      {items.length > 0 && <PhotoList photos={gallery} />}
      <TextArea
        label={t('add.words')}
        optional
        value={publication.text}
        readOnly={publication.busy}
        onChange={(event) => publication.setText(event.target.value)}
      />
      {error && (
        <p role="alert" className="font-semibold text-wrong">
          {error}
        </p>
      )}
      <ComposerFooter
        left={publication.left}
        isDraft={publication.text !== ''}
        waiting={waitingText(post, items, true)}
        busy={publication.busy}
      />
      {publication.dialog}
    </Form>
  )
}

/** Calls `take` with the files that are dropped on an element; returns the element's ref. */
function useFileDrop<Target extends HTMLElement>(take: (files: FileList) => void): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const onFiles = useEffectEvent(take)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const listeners = new AbortController()
    const allow = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      onFiles(event.dataTransfer.files)
    }
    element.addEventListener('dragover', allow, { signal: listeners.signal })
    element.addEventListener('drop', drop, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  return target
}
