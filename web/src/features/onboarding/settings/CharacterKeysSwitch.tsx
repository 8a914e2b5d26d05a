import { useCharacterKeys } from '../../../lib/shortcuts/character-keys.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Switch } from '../../../ui/Switch.tsx'

/** Switches the shortcuts of a single character on and off (P-keyboard-2). */
export function CharacterKeysSwitch() {
  const { t } = useTranslation('shortcuts')
  const [isOn, setIsOn] = useCharacterKeys()
  return (
    <Switch
      label={t('characters')}
      hint={t('charactersHint')}
      checked={isOn}
      onChange={(event) => setIsOn(event.target.checked)}
    />
  )
}
