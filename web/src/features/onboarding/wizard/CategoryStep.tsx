import { useTranslation } from '../../../lib/translation.tsx'
import { CategoryPicker } from '../../people/category/CategoryPicker.tsx'
import { useFormErrors } from '../../../lib/use-form-errors.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Step 1: the categories, each saved immediately. */
export function CategoryStep({ filled, ...props }: StepProps & { filled: boolean }) {
  const { t } = useTranslation('wizard')
  const errors = useFormErrors({ getTextKey: () => 'wizard:category.none', rateLimit: 'write' })
  return (
    <StepFrame
      {...props}
      step="category"
      summary={errors.getSummary(() => filled)}
      onSubmit={() => (filled ? props.onNext() : errors.show([{ field: 'category', code: 'required' }]))}
    >
      <CategoryPicker id="category" legend={t('category.title')} />
    </StepFrame>
  )
}
