import { RotateCw, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { isPending, type Upload } from '../../../media/upload.ts'

/** Buttons that retry a failed upload and remove a file from the post. */
export function UploadButtons({
  upload,
  name,
  onRetry,
  onRemove,
}: {
  upload: Upload
  /** The file's name within a sentence. */
  name: string
  onRetry: () => void
  onRemove: () => void
}) {
  const { t } = useTranslation('post')
  const { state, file } = upload

  // The pressed button disappears, and the focus would be lost with it.
  function retry({ currentTarget }: MouseEvent) {
    lastButton(currentTarget.parentElement)?.focus()
    onRetry()
  }

  function remove({ currentTarget }: MouseEvent) {
    const row = currentTarget.closest('li')
    const fileInput = row?.closest('form')?.querySelector<HTMLElement>('input[type=file]:enabled')
    const next = lastButton(row?.nextElementSibling) ?? lastButton(row?.previousElementSibling) ?? fileInput
    next?.focus()
    onRemove()
  }

  return (
    <>
      {file && (state === 'failed' || state === 'waiting') && (
        <IconButton label={t('upload.retry', { name })} onClick={retry}>
          <RotateCw aria-hidden size={19} />
        </IconButton>
      )}
      <IconButton label={t(isPending(upload) ? 'upload.cancel' : 'upload.remove', { name })} onClick={remove}>
        <X aria-hidden size={20} />
      </IconButton>
    </>
  )
}

const lastButton = (within: Element | null | undefined): HTMLElement | undefined =>
  [...(within?.querySelectorAll('button') ?? [])].at(-1)
