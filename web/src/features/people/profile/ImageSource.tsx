import { Camera, ImageUp } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { buttonVariants } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { acceptedImages } from '../../media/image-file.ts'
import type { ImageUse } from './image-file.ts'

/** Chooses an image from the device, or with the camera on touch devices. */
export function ImageSource({
  use,
  chosen = false,
  disabled = false,
  describedBy,
  onChoose,
  children,
}: {
  use: ImageUse
  /** Whether an image has been chosen already. */
  chosen?: boolean
  disabled?: boolean
  describedBy?: string
  onChoose: (file: File) => void
  /** Further sources. */
  children?: ReactNode
}) {
  const { t } = useTranslation('profile')
  const shared = { disabled, describedBy, onChoose }
  return (
    <div className="flex flex-wrap gap-3">
      <Source {...shared} icon={<ImageUp aria-hidden size={20} />}>
        {chosen ? t('image.other') : t('image.choose')}
      </Source>
      <Source
        {...shared}
        capture={use === 'profile' ? 'user' : 'environment'}
        icon={<Camera aria-hidden size={20} />}
        className="not-any-pointer-coarse:hidden"
      >
        {t('image.camera')}
      </Source>
      {children}
    </div>
  )
}

function Source({
  icon,
  capture,
  disabled,
  describedBy,
  onChoose,
  className,
  children,
}: {
  icon: ReactNode
  capture?: 'user' | 'environment'
  disabled: boolean
  describedBy: string | undefined
  onChoose: (file: File) => void
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={cn('relative', className)}>
      <input
        id={id}
        type="file"
        accept={acceptedImages}
        capture={capture}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Otherwise choosing the same file again fires no event.
          event.target.value = ''
          if (file) onChoose(file)
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonVariants(
          'secondary',
          'md',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ember',
        )}
      >
        {icon}
        {children}
      </label>
    </div>
  )
}
