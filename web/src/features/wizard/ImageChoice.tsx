import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../../lib/context.tsx'
import { crop } from '../../lib/image.ts'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { ImageSource } from '../profile/ImageSource.tsx'
import type { ImageUse } from '../profile/imageFile.ts'
import { cn } from '../../ui/cn.ts'

const ImageDialog = lazyDialog(() => import('../profile/ImageDialog.tsx'))

/** The current profile or cover photo, with a button that opens the dialog to replace it. */
export function ImageChoice({ use, square = false }: { use: ImageUse; square?: boolean }) {
  const { t } = useTranslation('profile')
  const claims = useClaims()
  const [file, setFile] = useState<File>()
  const user = { profileImage: claims?.profileImage ?? null, coverImage: claims?.coverImage ?? null }
  const current = use === 'profile' ? user.profileImage : user.coverImage
  return (
    <div
      className={cn(
        'grid gap-4 rounded-lg border border-dashed border-edge p-5',
        use === 'profile' && 'sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6',
      )}
    >
      <div
        className={cn(
          'grid place-items-center overflow-hidden bg-sunken text-quiet',
          use === 'profile' ? 'size-31' : 'aspect-[318/122] w-full rounded-md',
          use === 'profile' && (square ? 'rounded-lg' : 'rounded-full'),
        )}
      >
        {current ? (
          <img
            key={current}
            {...(use === 'profile' ? crop(current, 124, 124) : crop(current, 318, 122))}
            alt={t(`settings.now.${use}`)}
            className="appear size-full object-cover"
          />
        ) : (
          <ImageUp aria-hidden size={36} />
        )}
      </div>
      <div className="grid content-start gap-3">
        <ImageSource use={use} chosen={!!current} onChoose={setFile} />
        <p className="text-sm text-quiet">{t(`image.advice.${use}`)}</p>
      </div>
      {file && <ImageDialog use={use} user={user} file={file} onClose={() => setFile(undefined)} />}
    </div>
  )
}
