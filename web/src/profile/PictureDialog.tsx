import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, OfflineError } from '../core/api.ts'
import { crop } from '../core/image.ts'
import { Button, buttonLook } from '../ui/Button.tsx'
import { cn } from '../ui/cn.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useToast } from '../ui/Toast.tsx'
import { pictureProblem, pictureTypes, useChangePicture, type PictureUse } from './picture.data.ts'
import type { Profile } from './profile.data.ts'

type State = { at: 'choosing'; problem?: string } | { at: 'working'; sent: number }

/** Changes the profile photo or the cover by a file of the device; closing it cancels what is under way. */
export function PictureDialog({
  use,
  user,
  onClose,
}: {
  use: PictureUse
  user: Profile['user']
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const { t: core } = useTranslation()
  const id = useId()
  const toast = useToast()
  const change = useChangePicture(use)
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<State>({ at: 'choosing' })
  const cancel = useRef(new AbortController())
  const [preview, showPreview] = usePreview()
  const present = use === 'profile' ? user.profileImage : user.coverImage
  const shown =
    preview ?? (present && (use === 'profile' ? crop(present, 170, 170) : crop(present, 318, 122)).src)

  function choose(chosen: File | undefined) {
    if (!chosen) return
    const problem = pictureProblem(chosen)
    setFile(problem ? undefined : chosen)
    showPreview(problem ? undefined : chosen)
    setState(problem ? { at: 'choosing', problem: t(`picture.${problem}`) } : { at: 'choosing' })
  }

  async function save() {
    if (!file) return setState({ at: 'choosing', problem: t('picture.none') })
    setState({ at: 'working', sent: 0 })
    const { signal } = (cancel.current = new AbortController())
    try {
      await change(file, (sent) => setState({ at: 'working', sent }), signal)
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

  const working = state.at === 'working'
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t(`settings.${use}`)}
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
      <div className={cn('grid justify-items-center gap-4', use === 'profile' && 'md:flex md:items-center')}>
        <div
          className={cn(
            'grid shrink-0 place-items-center overflow-hidden bg-sunken text-quiet',
            use === 'profile' ? 'size-42 rounded-full' : 'aspect-[318/122] w-full rounded-md',
          )}
        >
          {shown ? (
            <img src={shown} alt={t('picture.preview')} className="size-full object-cover" />
          ) : (
            <ImageUp aria-hidden size={36} />
          )}
        </div>
        <div>
          <input
            id={id}
            type="file"
            accept={pictureTypes.join(',')}
            disabled={working}
            aria-describedby={`${id}-said`}
            onChange={(event) => choose(event.target.files?.[0])}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={buttonLook(
              'secondary',
              'md',
              'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ember',
            )}
          >
            <ImageUp aria-hidden size={20} />
            {file ? t('picture.other') : t('picture.choose')}
          </label>
        </div>
      </div>
      <div id={`${id}-said`} aria-live="polite" className="min-h-6">
        {working && <p className="font-semibold text-warning">{t('warning.procesando_imagen')}</p>}
        {!working && state.problem && <p className="font-semibold text-wrong">{state.problem}</p>}
      </div>
      {working && (
        <ProgressBar label={t('warning.procesando_imagen')} {...(state.sent < 1 && { value: state.sent })} />
      )}
    </Dialog>
  )
}

/** An address under which the browser shows a chosen file, given back when it is no longer needed. */
function usePreview(): [string | undefined, (file: File | undefined) => void] {
  const [address, setAddress] = useState<string>()
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return [address, (file) => setAddress(file && URL.createObjectURL(file))]
}
