import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormErrors } from '../../lib/useFormErrors.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useSaveBiography } from './wizard.mutations.ts'

/** Step 4: the biography. The page owns the text, because the preview shows it while typing. */
export function TalentStep({
  text,
  onText,
  onSaved,
  ...props
}: StepProps & { text: string; onText: (text: string) => void; onSaved: () => void }) {
  const { t } = useTranslation('wizard')
  const { mutate, isPending } = useSaveBiography()
  const errors = useFormErrors({
    getTextKey: (_, code) => (code === 'required' ? 'wizard:talent.none' : ''),
    rateLimit: 'write',
  })
  const [isEmptyRefused, setIsEmptyRefused] = useState(false)
  const isFixed = isEmptyRefused && text.trim() !== ''

  function submit() {
    const biography = text.trim()
    setIsEmptyRefused(biography === '')
    if (biography === '') return errors.show([{ field: 'biography', code: 'required' }])
    errors.clear()
    mutate(biography, {
      onSuccess() {
        onSaved()
        props.onNext()
      },
      onError: errors.refuse,
    })
  }

  return (
    <StepFrame
      {...props}
      step="talent"
      summary={errors.getSummary(() => isFixed)}
      busy={isPending}
      left={errors.secondsLeft}
      onSubmit={submit}
    >
      <TextArea
        id="biography"
        label={t('talent.label')}
        hint={t('talent.hint')}
        rows={6}
        value={text}
        onChange={(event) => onText(event.target.value)}
        error={isFixed ? undefined : errors.getFieldError('biography')}
      />
    </StepFrame>
  )
}
