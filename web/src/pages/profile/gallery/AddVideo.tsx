import { findVideo } from '@brilla/contract/content/video'
import { useTranslation } from '../../../lib/translation.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Form } from '../../../ui/Form.tsx'
import { ComposerFooter } from '../../../features/content/post/composer/ComposerFooter.tsx'
import { usePostDraft } from '../../../features/content/post/composer/use-post-draft.ts'
import { VideoField } from '../../../features/content/post/composer/VideoField.tsx'

/** The dialog that adds a video to one's profile by its link, with a preview once the link is recognized. */
export default function AddVideo({ person, onClose }: { person: string; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'post'])
  const [link, setLink, dropLink] = useDraft(`video link ${person}`)
  const video = findVideo(link)
  const publication = usePostDraft(`video ${person}`, {
    findError: () => (video ? null : link.trim() ? t('post:composer.video.unknown') : t('add.noLink')),
    onPublished: useToast(),
  })

  async function onSubmit() {
    if (!(await publication.publish(video ? { videoUrl: link.slice(video.start, video.end) } : {}))) return
    dropLink()
    onClose()
  }

  return (
    <Dialog open wide onOpenChange={onClose} title={t('add.video')}>
      <Form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label={t('add.link')}
          type="url"
          autoComplete="off"
          placeholder="https://www.youtube.com/watch?v=…"
          error={publication.error}
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        {(video || link) && (
          <VideoField text={link} video={video} hasError={!!publication.error} onRemove={dropLink} />
        )}
        <TextArea
          label={t('add.words')}
          optional
          value={publication.text}
          readOnly={publication.busy}
          onChange={(event) => publication.setText(event.target.value)}
        />
        <ComposerFooter
          left={publication.left}
          isDraft={link !== '' || publication.text !== ''}
          waiting={null}
          busy={publication.busy}
        />
        {publication.dialog}
      </Form>
    </Dialog>
  )
}
