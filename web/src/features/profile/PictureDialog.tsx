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
import { cropPicture, type Framing } from './crop-picture.ts'
import { pictureProblem, useChangePicture, type PictureUse } from './picture.data.ts'
import type PictureFrame from './PictureFrame.tsx'
import { PictureSource } from './PictureSource.tsx'
import type { Profile } from './profile.data.ts'

const usePictureFrame = lazyComponent(() => import('./PictureFrame.tsx'))

type State = { at: 'choosing'; problem?: string } | { at: 'working'; sent: number }

/**
 * Changes the profile photo or the cover by a picture of the device, framed and turned before it is sent;
 * closing it cancels what is under way. `file` is one that has been chosen already.
 */
export function PictureDialog({
  use,
  user,
  file: given,
  onClose,
}: {
  use: PictureUse
  user: Pick<Profile['user'], 'profileImage' | 'coverImage'>
  file?: File
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const { t: core } = useTranslation()
  const said = useId()
  const toast = useToast()
  const change = useChangePicture(use)
  const isAgency = useClaims()?.profileType === 'agencia'
  const [file, setFile] = useState<File | undefined>(() =>
    given && !pictureProblem(given) ? given : undefined,
  )
  const [state, setState] = useState<State>(() => judged(given))
  const framing = useRef<Framing>(undefined)
  const cancel = useRef(new AbortController())
  const preview = usePreview(file)

  function judged(chosen: File | undefined): State {
    const problem = chosen && pictureProblem(chosen)
    return problem ? { at: 'choosing', problem: t(`picture.${problem}`) } : { at: 'choosing' }
  }

  function choose(chosen: File) {
    framing.current = undefined
    setFile(pictureProblem(chosen) ? undefined : chosen)
    setState(judged(chosen))
  }

  async function save() {
    if (!file || !framing.current) return setState({ at: 'choosing', problem: t('picture.none') })
    setState({ at: 'working', sent: 0 })
    const { signal } = (cancel.current = new AbortController())
    try {
      const framed = await cropPicture(file, framing.current)
      signal.throwIfAborted()
      if (framed.size < limits.uploadMin) return setState({ at: 'choosing', problem: t('picture.small') })
      await change(framed, (sent) => setState({ at: 'working', sent }), signal)
      toast(t('picture.done'))
      onClose()
    } catch (error) {
      if (signal.aborted) return
      const why =
        error instanceof ApiError ? error.detail : error instanceof OfflineError && core('error.offline')
      setState({ at: 'choosing', problem: [t('picture.failed'), why].filter(Boolean).join('. ') })
    }
  }

  function close() {
    cancel.current.abort()
    onClose()
  }

  function refuseBroken() {
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
          <Framed
            key={preview}
            picture={preview}
            use={use}
            onFrame={(chosen) => (framing.current = chosen)}
            onBroken={refuseBroken}
            onMissing={() => setFile(undefined)}
          />
        </div>
      ) : (
        <Present use={use} picture={use === 'profile' ? user.profileImage : user.coverImage} />
      )}
      <PictureSource use={use} chosen={!!file} disabled={working} describedBy={said} onChoose={choose} />
      <div id={said} aria-live="polite" className="min-h-6">
        {working && <p className="font-semibold text-warning">{t('warning.procesando_imagen')}</p>}
        {!working && state.problem && <p className="font-semibold text-wrong">{state.problem}</p>}
      </div>
      {working && (
        <ProgressBar label={t('warning.procesando_imagen')} {...(state.sent < 1 && { value: state.sent })} />
      )}
    </Dialog>
  )
}

function Framed({ onMissing, ...props }: ComponentProps<typeof PictureFrame> & { onMissing: () => void }) {
  const pictureFrame = usePictureFrame(true, onMissing)
  return pictureFrame?.(props) ?? <Skeleton className="h-78 md:h-86" />
}

/** The picture as it is now, or the room for one. */
function Present({ use, picture }: { use: PictureUse; picture: string | null }) {
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

/** An address under which the browser shows a chosen file, given back when it is no longer needed. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return file && address
}
