import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageUse } from '../profile/imageFile.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import { ImageChoice } from './ImageChoice.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Step 2 or 3: profile photo or cover photo. */
export function ImageStep({ use, filled, ...props }: StepProps & { use: ImageUse; filled: boolean }) {
  const { t } = useTranslation('profile')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <StepFrame
      {...props}
      step={use === 'profile' ? 'photo' : 'cover'}
      errors={filled ? [] : errors}
      onSubmit={() => (filled ? props.onNext() : setErrors([{ message: t('image.none') }]))}
    >
      <ImageChoice use={use} />
    </StepFrame>
  )
}
