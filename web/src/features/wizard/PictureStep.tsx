import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureUse } from '../profile/pictureFile.ts'
import type { FormProblem } from '../../ui/FormSummary.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Step 2 or 3: profile photo or cover photo. */
export function PictureStep({ use, filled, ...props }: StepProps & { use: PictureUse; filled: boolean }) {
  const { t } = useTranslation('profile')
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  return (
    <StepFrame
      {...props}
      step={use === 'profile' ? 'photo' : 'cover'}
      problems={filled ? [] : problems}
      onSubmit={() => (filled ? props.onNext() : setProblems([{ message: t('picture.none') }]))}
    >
      <PictureChoice use={use} />
    </StepFrame>
  )
}
