import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryPicker } from '../category/CategoryPicker.tsx'
import type { FormError } from '../../ui/FormSummary.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

export function CategoryStep({ filled, ...props }: StepProps & { filled: boolean }) {
  const { t } = useTranslation('wizard')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <StepFrame
      {...props}
      step="category"
      errors={filled ? [] : errors}
      onSubmit={() =>
        filled ? props.onNext() : setErrors([{ field: 'category', message: t('category.none') }])
      }
    >
      <CategoryPicker id="category" legend={t('category.title')} />
    </StepFrame>
  )
}
