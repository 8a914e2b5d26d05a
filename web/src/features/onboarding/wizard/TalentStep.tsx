import type { Self } from '@brilla/contract/accounts/account'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormErrors } from '../../../lib/use-form-errors.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useSaveFacts } from '../../people/facts/facts.mutations.ts'
import { FoldedFacts } from './FoldedFacts.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useFactsDraft } from './use-facts-draft.ts'
import { useSaveBiography } from './wizard.mutations.ts'

/** Step 4: the biography, and facts for who wants to add them. The page owns the text, because the preview shows it while typing. */
export function TalentStep({
  self,
  facts: saved,
  text,
  onText,
  onSaved,
  ...props
}: StepProps & {
  self: Self
  facts: NonNullable<Self['facts']>
  text: string
  onText: (text: string) => void
  onSaved: () => void
}) {
  const { t } = useTranslation('wizard')
  const saveBiography = useSaveBiography()
  const saveFacts = useSaveFacts()
  const facts = useFactsDraft({ id: self.id, facts: saved })
  const busy = saveBiography.isPending || saveFacts.isPending
  const errors = useFormErrors({
    getTextKey: (_, code) => (code === 'required' ? 'wizard:talent.none' : ''),
    rateLimit: 'write',
  })
  const [isEmptyRefused, setIsEmptyRefused] = useState(false)
  const biography = text.trim()
  const isFixed = isEmptyRefused && biography !== ''

  async function submit() {
    const isEmpty = biography === '' && facts.body === null
    setIsEmptyRefused(isEmpty)
    if (isEmpty) return errors.show([{ field: 'biography', code: 'required' }])
    const missing = Object.entries(facts.errors).map(([field, code = '']) => ({ field, code }))
    if (missing.length > 0) return errors.show(missing)
    errors.clear()
    try {
      if (biography) await saveBiography.mutateAsync(biography)
      onSaved()
      if (facts.body) await saveFacts.mutateAsync(facts.body)
      facts.drop()
      props.onNext()
    } catch (error) {
      errors.refuse(error)
    }
  }

  return (
    <StepFrame
      {...props}
      step="talent"
      summary={errors.getSummary((field) => field === 'biography' && isFixed)}
      busy={busy}
      left={errors.secondsLeft}
      onSubmit={() => void submit()}
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
      <FoldedFacts
        values={facts.values}
        birthdate={self.birthdate}
        isTyped={facts.body !== null}
        getError={errors.getFieldError}
        onChange={facts.set}
      />
    </StepFrame>
  )
}
