import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../../../lib/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazyComponent.tsx'

const dialogs = {
  photos: lazyComponent(() => import('./AddPhotos.tsx')),
  video: lazyComponent(() => import('./AddVideo.tsx')),
}

/** The owner's button to add photos or a video, and the dialog that it opens. */
export function AddMedia({ kind }: { kind: 'photos' | 'video' }) {
  const { t } = useTranslation('profile')
  const person = useClaims()?.sub
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const Dialog = dialogs[kind]
  return (
    <>
      <Button icon={<Plus aria-hidden size={20} />} onClick={() => setOpen(true)}>
        {t(`add.${kind}`)}
      </Button>
      {open && person && (
        <LazyBoundary onError={onClose}>
          <Dialog person={person} onClose={onClose} />
        </LazyBoundary>
      )}
    </>
  )
}
