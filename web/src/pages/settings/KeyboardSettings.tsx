import { CharacterKeysSwitch } from '../../features/onboarding/settings/CharacterKeysSwitch.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { shortcutDialog } from '../../lib/shortcuts/open-shortcut-dialog.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'

/** Switches single keys off, as the list of shortcuts does, which it opens (P-keyboard-2). */
export default function KeyboardSettings() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('keyboard.title')} text={t('keyboard.text')}>
      {() => (
        <>
          <div className="rounded-lg border border-line bg-surface px-4">
            <CharacterKeysSwitch />
          </div>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => shortcutDialog.set('help')}
            className="justify-self-start"
          >
            {t('keyboard.all')}
          </Button>
        </>
      )}
    </SettingsPage>
  )
}
