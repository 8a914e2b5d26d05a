import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../../../lib/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyComponent } from '../../../ui/lazyComponent.tsx'

const useAddPhotos = lazyComponent(() => import('./AddPhotos.tsx'))
const useAddVideo = lazyComponent(() => import('./AddVideo.tsx'))

/** The owner's button to add photos or a video, and the dialog that it opens. */
export function AddMedia({ kind }: { kind: 'photos' | 'video' }) {
  const { t } = useTranslation('profile')
  const person = useClaims()?.sub
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const dialogs = {
    photos: useAddPhotos(open && kind === 'photos', onClose),
    video: useAddVideo(open && kind === 'video', onClose),
  }
  return (
    <>
      <Button icon={<Plus aria-hidden size={20} />} onClick={() => setOpen(true)}>
        {t(`add.${kind}`)}
      </Button>
      {open && person && dialogs[kind]?.({ person, onClose })}
    </>
  )
}
