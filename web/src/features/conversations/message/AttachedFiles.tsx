import { FileText } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { cn } from '../../../ui/cn.ts'
import { AnimationNotice } from '../../content/post/composer/AnimationNotice.tsx'
import { UploadButtons } from '../../content/post/composer/UploadButtons.tsx'
import { UploadError } from '../../content/post/composer/UploadError.tsx'
import { UploadProgress } from '../../content/post/composer/UploadProgress.tsx'
import { isImageFile } from '../../media/image-file.ts'
import type { UploadList } from '../../media/use-uploads.ts'

/** The files of the message that is being written, each with its progress. */
export function AttachedFiles({ uploads }: { uploads: UploadList }) {
  const { t } = useTranslation(['message', 'post'])
  if (uploads.items.length === 0) return null
  return (
    <ul
      aria-label={t('attach.list')}
      className="grid max-h-[30dvh] gap-2 overflow-y-auto pb-3 sm:grid-cols-2"
    >
      {uploads.items.map((upload) => (
        <li
          key={upload.id}
          className="grid min-w-0 grid-cols-1 gap-1 rounded-md border border-line bg-surface p-1.5"
        >
          <div className="flex items-center gap-2">
            {upload.preview ? (
              <BlurredImage
                placeholder={null}
                src={upload.preview}
                alt=""
                className={cn('size-11 rounded-sm object-cover', upload.state !== 'ready' && 'opacity-60')}
              />
            ) : (
              <FileText aria-hidden size={22} className="m-2.5 shrink-0 text-quiet" />
            )}
            <span className="grid min-w-0 flex-1 text-sm">
              <span className="truncate" title={upload.name}>
                {upload.name}
              </span>
              <span role="status" className="text-quiet">
                {upload.state === 'waiting' && t('post:upload.waiting')}
              </span>
            </span>
            <UploadButtons
              upload={upload}
              name={upload.name}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => uploads.remove(upload.id)}
            />
          </div>
          <UploadProgress upload={upload} name={upload.name} />
          <AnimationNotice upload={upload} />
          <UploadError upload={upload} kind={isImageFile(upload) ? 'photo' : 'document'} />
        </li>
      ))}
    </ul>
  )
}
