import type { Self } from '@brilla/contract/accounts/account'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { crop } from '../../../lib/image.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useHeicTexts } from '../../media/heic.ts'
import { ImageSource } from '../../people/profile/ImageSource.tsx'
import type { ImageUse } from '../../people/profile/image-file.ts'
import { cn } from '../../../ui/cn.ts'

const ImageDialog = lazyDialog(() => import('../../people/profile/ImageDialog.tsx'))

/** The current profile or cover photo, with a button that opens the dialog to replace it. */
export function ImageChoice({
  use,
  self,
  square = false,
}: {
  use: ImageUse
  self: Pick<Self, 'profileImage' | 'coverImage'>
  square?: boolean
}) {
  const { t } = useTranslation('profile')
  const { formats } = useHeicTexts()
  const [file, setFile] = useState<File>()
  const current = use === 'profile' ? self.profileImage : self.coverImage
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
        <p className="text-sm text-quiet">{t(`image.advice.${use}`, { formats })}</p>
      </div>
      {file && <ImageDialog use={use} user={self} file={file} onClose={() => setFile(undefined)} />}
    </div>
  )
}
