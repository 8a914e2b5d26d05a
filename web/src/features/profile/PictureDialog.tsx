import { limits } from '@brilla/contract/limits'
import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, OfflineError } from '../../lib/api.ts'
import { useClaims } from '../../lib/context.tsx'
import { crop } from '../../lib/image.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { cropPicture, type Framing } from './cropPicture.ts'
import { findPictureProblem, useChangePicture, type PictureUse } from './picture.data.ts'
import type PictureFrame from './PictureFrame.tsx'
import { PictureSource } from './PictureSource.tsx'
import type { Profile } from './profile.data.ts'

const usePictureFrame = lazyComponent(() => import('./PictureFrame.tsx'))

type State = { at: 'choosing'; problem?: string } | { at: 'working'; progress: number }

/**
 * Changes the profile photo or the cover: choose, crop and rotate, upload. Closing it cancels an upload under way.
 * `file` is one that has been chosen already.
 */
export function PictureDialog({
  use,
  user,
  file: initialFile,
  onClose,
}: {
  use: PictureUse
  user: Pick<Profile['user'], 'profileImage' | 'coverImage'>
  file?: File
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation()
  const statusId = useId()
  const toast = useToast()
  const change = useChangePicture(use)
  const isAgency = useClaims()?.profileType === 'agencia'
  const [file, setFile] = useState<File | undefined>(() =>
    initialFile && !findPictureProblem(initialFile) ? initialFile : undefined,
  )
  const [state, setState] = useState<State>(() => checkFile(initialFile))
  const framing = useRef<Framing>(undefined)
  const cancel = useRef(new AbortController())
  const preview = usePreview(file)

  function checkFile(chosen: File | undefined): State {
    const problem = chosen && findPictureProblem(chosen)
    return problem ? { at: 'choosing', problem: t(`picture.${problem}`) } : { at: 'choosing' }
  }

  function choose(chosen: File) {
    framing.current = undefined
    setFile(findPictureProblem(chosen) ? undefined : chosen)
    setState(checkFile(chosen))
  }

  async function save() {
    if (!file || !framing.current) return setState({ at: 'choosing', problem: t('picture.none') })
    setState({ at: 'working', progress: 0 })
    const { signal } = (cancel.current = new AbortController())
    try {
      const cropped = await cropPicture(file, framing.current)
      signal.throwIfAborted()
      if (cropped.size < limits.uploadMin) return setState({ at: 'choosing', problem: t('picture.small') })
      await change(cropped, (progress) => setState({ at: 'working', progress }), signal)
      toast(t('picture.done'))
      onClose()
    } catch (error) {
      if (signal.aborted) return
      const reason =
        error instanceof ApiError ? error.detail : error instanceof OfflineError && tCommon('error.offline')
      setState({ at: 'choosing', problem: [t('picture.failed'), reason].filter(Boolean).join('. ') })
    }
  }

  function close() {
    cancel.current.abort()
    onClose()
  }

  function handleUnreadable() {
    setFile(undefined)
    setState({ at: 'choosing', problem: t('picture.broken') })
  }

  const working = state.at === 'working'
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t(use === 'profile' && isAgency ? 'settings.logo' : `settings.${use}`)}
      description={t(`picture.advice.${use}`)}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            {t('picture.cancel')}
          </Button>
          <Button busy={working} onClick={() => void save()}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      {preview ? (
        <div inert={working}>
          <CropFrame
            key={preview}
            picture={preview}
            use={use}
            onFrame={(chosen) => (framing.current = chosen)}
            onBroken={handleUnreadable}
            onMissing={() => setFile(undefined)}
          />
        </div>
      ) : (
        <CurrentPicture use={use} picture={use === 'profile' ? user.profileImage : user.coverImage} />
      )}
      <PictureSource use={use} chosen={!!file} disabled={working} describedBy={statusId} onChoose={choose} />
      <div id={statusId} aria-live="polite" className="min-h-6">
        {working && <p className="font-semibold text-warning">{t('warning.procesando_imagen')}</p>}
        {!working && state.problem && <p className="font-semibold text-wrong">{state.problem}</p>}
      </div>
      {working && (
        <ProgressBar
          label={t('warning.procesando_imagen')}
          {...(state.progress < 1 && { value: state.progress })}
        />
      )}
    </Dialog>
  )
}

function CropFrame({ onMissing, ...props }: ComponentProps<typeof PictureFrame> & { onMissing: () => void }) {
  const pictureFrame = usePictureFrame(true, onMissing)
  return pictureFrame?.(props) ?? <Skeleton className="h-78 md:h-86" />
}

/** The current picture, or a placeholder. */
function CurrentPicture({ use, picture }: { use: PictureUse; picture: string | null }) {
  const { t } = useTranslation('profile')
  return (
    <div
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden border border-line bg-sunken text-quiet',
        use === 'profile' ? 'size-42 rounded-full' : 'aspect-[318/122] w-full rounded-md',
      )}
    >
      {picture ? (
        <img
          {...(use === 'profile' ? crop(picture, 170, 170) : crop(picture, 318, 122))}
          alt={t('picture.preview')}
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
