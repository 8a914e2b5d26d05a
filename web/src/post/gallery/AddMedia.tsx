import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../../core/context.tsx'
import { Button } from '../../ui/Button.tsx'

const windows = {
  photos: lazy(() => import('./AddPhotos.tsx')),
  video: lazy(() => import('./AddVideo.tsx')),
}

/** The owner's button over their photos or videos, and the window that it opens. */
export function AddMedia({ kind }: { kind: 'photos' | 'video' }) {
  const { t } = useTranslation('profile')
  const person = useClaims()?.sub
  const [open, setOpen] = useState(false)
  const Window = windows[kind]
  return (
    <>
      <Button icon={<Plus aria-hidden size={20} />} onClick={() => setOpen(true)}>
        {t(`add.${kind}`)}
      </Button>
      {open && person && (
        <Suspense fallback={null}>
          <Window person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
