import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims } from '../../../lib/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

const dialogs = {
  photos: lazyDialog(() => import('./AddPhotos.tsx')),
  video: lazyDialog(() => import('./AddVideo.tsx')),
}

/** The owner's button to add photos or a video, and the dialog that it opens. */
export function AddMedia({ kind }: { kind: 'photos' | 'video' }) {
  const { t } = useTranslation('profile')
  const person = useClaims()?.sub
  const [open, setOpen] = useState(false)
  const Dialog = dialogs[kind]
  return (
    <>
      <Button icon={<Plus aria-hidden size={20} />} onClick={() => setOpen(true)}>
        {t(`add.${kind}`)}
      </Button>
      {open && person && <Dialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
