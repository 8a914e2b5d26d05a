import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getErrorText } from '../../lib/errorText.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useSaveWizard } from './wizard.data.ts'

/** Step 4: the biography. The page owns the text, because the preview shows it while typing. */
export function TalentStep({
  text,
  onText,
  onSaved,
  ...props
}: StepProps & { text: string; onText: (text: string) => void; onSaved: () => void }) {
  const { t, i18n } = useTranslation('wizard')
  const save = useSaveWizard()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const { secondsLeft, handleRateLimit } = useRateLimit()

  async function submit() {
    const biography = text.trim()
    if (biography === '') return setErrors([{ field: 'biography', message: t('talent.none') }])
    setBusy(true)
    setErrors([])
    try {
      await save({ biography })
      onSaved()
      props.onNext()
    } catch (error) {
      if (!handleRateLimit(error)) setErrors([{ field: 'biography', message: getErrorText(error, i18n) }])
    } finally {
      setBusy(false)
    }
  }

  return (
    <StepFrame
      {...props}
      step="talent"
      errors={errors}
      busy={busy}
      left={secondsLeft}
      onSubmit={() => void submit()}
    >
      <TextArea
        id="biography"
        label={t('talent.label')}
        hint={t('talent.hint')}
        rows={6}
        value={text}
        onChange={(event) => onText(event.target.value)}
        error={errors[0]?.message}
      />
    </StepFrame>
  )
}
