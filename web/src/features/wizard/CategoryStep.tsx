import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryPicker } from '../category/CategoryPicker.tsx'
import type { FormProblem } from '../../ui/FormSummary.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

export function CategoryStep({ filled, ...props }: StepProps & { filled: boolean }) {
  const { t } = useTranslation('wizard')
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  return (
    <StepFrame
      {...props}
      step="category"
      problems={filled ? [] : problems}
      onSubmit={() =>
        filled ? props.onNext() : setProblems([{ field: 'category', message: t('category.none') }])
      }
    >
      <CategoryPicker id="category" legend={t('category.title')} />
    </StepFrame>
  )
}
