import type { Self } from '@brilla/contract/accounts/account'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { ImageUse } from '../../people/profile/image-file.ts'
import { ImageChoice } from './ImageChoice.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Step 2 or 3: profile photo or cover photo. */
export function ImageStep({
  use,
  self,
  filled,
  ...props
}: StepProps & { use: ImageUse; self: Self; filled: boolean }) {
  const { t } = useTranslation(['profile', 'common'])
  const [attempt, setAttempt] = useState(0)
  return (
    <StepFrame
      {...props}
      step={use === 'profile' ? 'photo' : 'cover'}
      summary={{
        attempt,
        title: t('common:form.summary', { count: 1 }),
        errors: attempt > 0 && !filled ? [{ message: t('image.none') }] : [],
      }}
      onSubmit={() => (filled ? props.onNext() : setAttempt(attempt + 1))}
    >
      <ImageChoice use={use} self={self} />
    </StepFrame>
  )
}
