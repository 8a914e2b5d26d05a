import { Paperclip } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { isImageFile } from '../../media/image-file.ts'
import type { Upload } from '../../media/upload.ts'
import { acceptedFiles } from './message-file-rules.ts'

/** An uploaded file, as the server and the reader know it. */
export const describeFile = (upload: Upload) => {
  const { filename, alt, name } = upload
  return filename
    ? [{ filename, alt, name, type: isImageFile(upload) ? ('image' as const) : ('file' as const) }]
    : []
}

/** Chooses images and documents. */
export function FileButton({ onChoose }: { onChoose: (files: FileList) => void }) {
  const { t } = useTranslation('message')
  return (
    <label className="relative grid size-12 shrink-0 cursor-pointer place-items-center rounded-full transition hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-ember">
      <span className="sr-only">{t('attach.do')}</span>
      <Paperclip aria-hidden size={22} />
      <input
        type="file"
        multiple
        accept={acceptedFiles}
        onChange={({ target }) => {
          if (target.files) onChoose(target.files)
          target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
