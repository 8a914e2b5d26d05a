import { Images, ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { ApiError, OfflineError } from '../../../lib/api.ts'
import { useClaims } from '../../../lib/context.tsx'
import { crop } from '../../../lib/image.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useHeicTexts } from '../../media/heic.ts'
import { isAppleImage } from '../../media/image-file.ts'
import { UploadError } from '../../media/send-file.ts'
import type { Framing } from './crop-image.ts'
import { findImageError, type ImageUse } from './image-file.ts'
import { ImageTooSmallError, type NewImage, useChangeImage } from './image.mutations.ts'
import { ImageSource } from './ImageSource.tsx'
import { useOwnPhotos } from './own-photos.queries.ts'
import { OwnPhotos } from './OwnPhotos.tsx'
import type { Profile } from './profile.queries.ts'

const ImageCropper = lazyComponent(() => import('./ImageCropper.tsx'))

/** Why an image cannot be sent. */
type ImageError = 'type' | 'large' | 'none' | 'broken' | 'heic'

/**
 * Changes the profile photo or the cover: choose, crop and rotate, upload; or choose one of one's own photos. Closing it
 * cancels an upload under way. `file` is one that has been chosen already.
 */
export default function ImageDialog({
  use,
  user,
  file: initialFile,
  onClose,
}: {
  use: ImageUse
  user: Pick<Profile['user'], 'profileImage' | 'coverImage'>
  file?: File
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const statusId = useId()
  const toast = useToast()
  const { formats } = useHeicTexts()
  const { mutate, reset, progress, isPending: working, error: failure } = useChangeImage(use)
  const isAgency = useClaims()?.profileType === 'agencia'
  const { file, isOwn, photo, error, ...choice } = useImageChoice(initialFile)
  // Agencies do not post.
  const ownPhotos = useOwnPhotos({ enabled: !isAgency })
  const hasOwn = !isAgency && ownPhotos.data?.pages[0]?.length !== 0
  const cancel = useRef(new AbortController())

  function choose(next: Choice) {
    reset()
    choice.choose(next)
  }

  function save() {
    reset()
    const image = choice.takeImage()
    if (!image) return
    cancel.current = new AbortController()
    mutate(
      { image, signal: cancel.current.signal },
      {
        onSuccess() {
          toast(t('image.done'))
          onClose()
        },
      },
    )
  }

  function close() {
    cancel.current.abort()
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t(use === 'profile' && isAgency ? 'settings.logo' : `settings.${use}`)}
      description={t(`image.advice.${use}`, { formats })}
      cancel={t('image.cancel')}
      actions={
        <Button busy={working} onClick={save}>
          {t('image.save')}
        </Button>
      }
    >
      {file ? (
        <div inert={working}>
          <FileFrame
            file={file}
            use={use}
            onFrame={choice.frame}
            onBroken={() => choose({ error: isAppleImage(file) ? 'heic' : 'broken' })}
            onLoadError={() => choose({})}
          />
        </div>
      ) : isOwn ? (
        <OwnPhotos
          query={ownPhotos}
          chosen={photo}
          disabled={working}
          onChoose={(chosen) => choose({ isOwn: true, photo: chosen })}
        />
      ) : (
        <CurrentImage use={use} image={use === 'profile' ? user.profileImage : user.coverImage} />
      )}
      <ImageSource
        use={use}
        chosen={!!file}
        disabled={working}
        describedBy={statusId}
        onChoose={(chosen) => choose(toChoice(chosen))}
      >
        {hasOwn && !isOwn && (
          <Button
            variant="secondary"
            icon={<Images aria-hidden size={20} />}
            disabled={working || ownPhotos.isPending}
            onClick={() => choose({ isOwn: true })}
          >
            {t('image.own')}
          </Button>
        )}
      </ImageSource>
      <div id={statusId} aria-live="polite" className="min-h-6">
        {working ? (
          <p className="font-semibold text-warning">{t('warning.procesando_imagen')}</p>
        ) : (
          <ErrorText error={error} failure={failure} />
        )}
      </div>
      {working && (
        <ProgressBar label={t('warning.procesando_imagen')} {...(progress < 1 && { value: progress })} />
      )}
    </Dialog>
  )
}

interface Choice {
  /** The file of which a part is framed. */
  file?: File
  /** Whether one of one's own photos is chosen instead. */
  isOwn?: boolean
  /** That photo, by the server's name of it. */
  photo?: string | undefined
  error?: ImageError | undefined
}

function toChoice(file: File): Choice {
  const error = findImageError(file)
  return error ? { error } : { file }
}

/** What is chosen, beginning with `initialFile`. */
function useImageChoice(initialFile: File | undefined) {
  const [choice, setChoice] = useState<Choice>(() => (initialFile ? toChoice(initialFile) : {}))
  const framing = useRef<Framing>(undefined)

  function choose(next: Choice) {
    framing.current = undefined
    setChoice(({ photo }) => ({ photo, ...next }))
  }

  /** The image to send; without one, the error says so. */
  function takeImage(): NewImage | undefined {
    const { file, isOwn, photo } = choice
    const own = photo === undefined ? undefined : { photo }
    const image = isOwn ? own : file && framing.current && { file, framing: framing.current }
    setChoice({ ...choice, error: image ? undefined : 'none' })
    return image
  }

  return { ...choice, choose, takeImage, frame: (chosen: Framing) => (framing.current = chosen) }
}

/** A chosen file, of which a part can be framed. */
function FileFrame({
  file,
  onLoadError,
  ...frame
}: Omit<ComponentProps<typeof ImageCropper>, 'image'> & { file: File; onLoadError: () => void }) {
  const preview = usePreview(file)
  const skeleton = <Skeleton className="h-92 md:h-100" />
  if (!preview) return skeleton
  return (
    <LazyBoundary key={preview} fallback={skeleton} onError={onLoadError}>
      <ImageCropper image={preview} {...frame} />
    </LazyBoundary>
  )
}

/** Why nothing was sent, or the image was not changed. */
function ErrorText({ error, failure }: { error: ImageError | undefined; failure: Error | null }) {
  const { t } = useTranslation('profile')
  const heic = useHeicTexts()
  if (!error && !failure) return null
  return (
    <p className="font-semibold text-wrong">
      {error === 'heic' ? (
        heic.advice
      ) : error ? (
        t(`image.${error}`, { formats: heic.formats })
      ) : (
        <ChangeError error={failure} />
      )}
    </p>
  )
}

/** Why an image was not changed, in the current language. */
function ChangeError({ error }: { error: unknown }) {
  const { t } = useTranslation(['profile', 'common'])
  if (error instanceof ImageTooSmallError) return t('image.small')
  if (error instanceof UploadError && error.code === 'infected') return t('image.infected')
  const reason =
    error instanceof ApiError ? error.detail : error instanceof OfflineError && t('common:error.offline')
  return [t('image.failed'), reason].filter(Boolean).join('. ')
}

/** The current image, or a placeholder. */
function CurrentImage({ use, image }: { use: ImageUse; image: string | null }) {
  const { t } = useTranslation('profile')
  return (
    <div
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden border border-line bg-sunken text-quiet',
        use === 'profile' ? 'size-42 rounded-full' : 'aspect-[318/122] w-full rounded-md',
      )}
    >
      {image ? (
        <img
          {...(use === 'profile' ? crop(image, 170, 170) : crop(image, 318, 122))}
          alt={t('image.preview')}
          className="size-full object-cover"
        />
      ) : (
        <ImageUp aria-hidden size={36} />
      )}
    </div>
  )
}

/** An object URL for a chosen file, revoked when it is no longer needed. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address
}
