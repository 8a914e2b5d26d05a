import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import { ComposerFooter } from '../../../features/content/post/composer/ComposerFooter.tsx'
import { FileInput } from '../../../features/content/post/composer/FileInput.tsx'
import { PhotoList } from '../../../features/content/post/composer/PhotoList.tsx'
import { unfinishedText, waitingText } from '../../../features/content/post/composer/upload-texts.ts'
import { photoRules } from '../../../features/content/post/composer/photo-rules.ts'
import { toPostFiles, usePostDraft } from '../../../features/content/post/composer/use-post-draft.ts'
import { useHeicTexts } from '../../../features/media/heic.ts'
import { acceptedImages } from '../../../features/media/image-file.ts'
import type { UploadRules } from '../../../features/media/upload.ts'
import { useFileDrop } from '../../../features/media/use-file-drop.ts'
import { useUploads } from '../../../features/media/use-uploads.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'

/** Photos of the gallery are uploaded like the composer's, but one at a time (P-media-14). */
const galleryRules: UploadRules = { ...photoRules, concurrency: 1 }

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
  const gallery = useUploads(galleryRules, `gallery photos ${person}`)
  const { items } = gallery
  const [isOverLimit, setIsOverLimit] = useState(false)
  const publication = usePostDraft(`gallery ${person}`, {
    findError: () => (items.length === 0 ? t('add.noPhotos') : unfinishedText(post, items, true)),
    onPublished: useToast(),
  })
  const error = isOverLimit ? post('error.many.photos', { count: limits.postFilesMax }) : publication.error

  function add(files: Iterable<File>) {
    setIsOverLimit(gallery.add(files) > 0)
  }

  const drop = useFileDrop(add)

  async function onSubmit() {
    setIsOverLimit(false)
    if (!(await publication.publish({ files: toPostFiles(items, 'image') }))) return
    // Photos that were added meanwhile belong to the next post.
    for (const { id } of items) gallery.remove(id)
    if (gallery.list().length === 0) onDone()
  }

  return (
    <Form {...drop.handlers} onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
      {items.length > 0 && <PhotoList photos={gallery} readOnly={publication.busy} />}
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
