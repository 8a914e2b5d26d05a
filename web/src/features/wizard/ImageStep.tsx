import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageUse } from '../profile/imageFile.ts'
import type { FormProblem } from '../../ui/FormSummary.tsx'
import { ImageChoice } from './ImageChoice.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Step 2 or 3: profile photo or cover photo. */
export function ImageStep({ use, filled, ...props }: StepProps & { use: ImageUse; filled: boolean }) {
  const { t } = useTranslation('profile')
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  return (
    <StepFrame
      {...props}
      step={use === 'profile' ? 'photo' : 'cover'}
      problems={filled ? [] : problems}
      onSubmit={() => (filled ? props.onNext() : setProblems([{ message: t('image.none') }]))}
    >
      <ImageChoice use={use} />
    </StepFrame>
  )
}
