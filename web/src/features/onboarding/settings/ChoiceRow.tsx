import { useState } from 'react'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { Settings } from './settings.mutations.ts'
import { useSaveSomeSettings } from './settings.mutations.ts'

/** A choice that is saved immediately, and goes back to what is saved when the server refuses it (P-settings-18). */
export function ChoiceRow<Value extends string>({
  name,
  legend,
  options,
  current,
  hint,
}: {
  name: keyof Settings
  legend: string
  options: { value: Value; label: string }[]
  current: Value
  hint: string
}) {
  const { t } = useTranslation('settings')
  const { mutateAsync: save } = useSaveSomeSettings()
  const { error, secondsLeft, setError, clearError } = useInlineError(name)
  const [chosen, setChosen] = useState<Value>()
  const [saved, setSaved] = useState(false)

  async function choose(value: Value) {
    setSaved(false)
    clearError()
    setChosen(value)
    try {
      await save({ [name]: value })
      setSaved(true)
    } catch (refusal) {
      setError(refusal)
    }
    // A later choice may still be on its way.
    setChosen((latest) => (latest === value ? undefined : latest))
  }

  return (
    <li className="grid gap-1 p-4">
      <RadioGroup
        name={name}
        legend={legend}
        options={options}
        selected={chosen ?? current}
        disabled={secondsLeft > 0}
        onChange={(event) => void choose(event.target.value as Value)}
      />
      <p className="text-sm text-quiet">{hint}</p>
      <p role="status" className="min-h-6 text-sm font-semibold text-good">
        {saved && t('saved')}
      </p>
      <InlineError left={secondsLeft}>{error}</InlineError>
    </li>
  )
}
