import { Images, ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
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
import type { Framing } from './crop-image.ts'
import { findImageError, type ImageUse } from './image-file.ts'
import { ImageTooSmallError, type NewImage, useChangeImage } from './image.mutations.ts'
import { ImageSource } from './ImageSource.tsx'
import { useOwnPhotos } from './own-photos.queries.ts'
import { OwnPhotos } from './OwnPhotos.tsx'
import type { Profile } from './profile.queries.ts'

const ImageFrame = lazyComponent(() => import('./ImageFrame.tsx'))

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
  const change = useChangeImage(use)
  const isAgency = useClaims()?.profileType === 'agencia'
  const [file, setFile] = useState<File | undefined>(() =>
    initialFile && !findImageError(initialFile) ? initialFile : undefined,
  )
  const [error, setError] = useState<ImageError | null>(() =>
    initialFile ? findImageError(initialFile) : null,
  )
  const framing = useRef<Framing>(undefined)
  // Agencies do not post.
  const ownPhotos = useOwnPhotos({ enabled: !isAgency })
  const hasOwn = !isAgency && ownPhotos.data?.pages[0]?.length !== 0
  const [showsOwn, setShowsOwn] = useState(false)
  const [photo, setPhoto] = useState<string>()
  const cancel = useRef(new AbortController())
  const preview = usePreview(file)

  function choose(chosen: File) {
    const error = findImageError(chosen)
    framing.current = undefined
    change.reset()
    setFile(error ? undefined : chosen)
    setError(error)
    setShowsOwn(false)
  }

  function showOwn() {
    change.reset()
    setFile(undefined)
    setError(null)
    setShowsOwn(true)
  }

  function findImage(): NewImage | undefined {
    if (showsOwn) return photo ? { photo } : undefined
    return file && framing.current && { file, framing: framing.current }
  }

  function save() {
    change.reset()
    const image = findImage()
    setError(image ? null : 'none')
    if (!image) return
    cancel.current = new AbortController()
    change.mutate(
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

  function handleUnreadable() {
    setFile(undefined)
    setError(file && isAppleImage(file) ? 'heic' : 'broken')
  }

  const working = change.isPending
  const heic = useHeicTexts()
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t(use === 'profile' && isAgency ? 'settings.logo' : `settings.${use}`)}
      description={t(`image.advice.${use}`, { formats: heic.formats })}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('image.cancel')}
          </Button>
          <Button busy={working} onClick={save}>
            {t('image.save')}
          </Button>
        </>
      }
    >
      {preview ? (
        <div inert={working}>
          <LazyBoundary
            key={preview}
            fallback={<Skeleton className="h-92 md:h-100" />}
            onError={() => setFile(undefined)}
          >
            <ImageFrame
              image={preview}
              use={use}
              onFrame={(chosen) => (framing.current = chosen)}
              onBroken={handleUnreadable}
            />
          </LazyBoundary>
        </div>
      ) : showsOwn ? (
        <OwnPhotos
          query={ownPhotos}
          chosen={photo}
          disabled={working}
          onChoose={(chosen) => {
            setPhoto(chosen)
            setError(null)
            change.reset()
          }}
        />
      ) : (
        <CurrentImage use={use} image={use === 'profile' ? user.profileImage : user.coverImage} />
      )}
      <ImageSource use={use} chosen={!!file} disabled={working} describedBy={statusId} onChoose={choose}>
        {hasOwn && !showsOwn && (
          <Button
            variant="secondary"
            icon={<Images aria-hidden size={20} />}
            disabled={working || ownPhotos.isPending}
            onClick={showOwn}
          >
            {t('image.own')}
          </Button>
        )}
      </ImageSource>
      <div id={statusId} aria-live="polite" className="min-h-6">
        {working && <p className="font-semibold text-warning">{t('warning.procesando_imagen')}</p>}
        {!working && (error || change.error) && (
          <p className="font-semibold text-wrong">
            {error === 'heic' ? (
              heic.advice
            ) : error ? (
              t(`image.${error}`, { formats: heic.formats })
            ) : (
              <ChangeError error={change.error} />
            )}
          </p>
        )}
      </div>
      {working && (
        <ProgressBar
          label={t('warning.procesando_imagen')}
          {...(change.progress < 1 && { value: change.progress })}
        />
      )}
    </Dialog>
  )
}

/** Why an image was not changed, in the current language. */
function ChangeError({ error }: { error: unknown }) {
  const { t } = useTranslation(['profile', 'common'])
  if (error instanceof ImageTooSmallError) return t('image.small')
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
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return file && address
}
