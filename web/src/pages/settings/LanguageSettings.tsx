import { useId } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { asLanguage, languages, type Language } from '../../lib/language.ts'
import { getErrorText } from '../../lib/error-text.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { InlineError } from '../../ui/InlineError.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { useChangeLanguage } from '../../features/onboarding/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'

export default function LanguageSettings() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('language.title')} text={t('language.text')}>
      {() => <LanguageRadioGroup />}
    </SettingsPage>
  )
}

function LanguageRadioGroup() {
  const { t, i18n } = useTranslation(['settings', 'common'])
  const { mutate, isSuccess, error } = useChangeLanguage()
  const errorId = useId()

  return (
    <div className="grid gap-3">
      <div className="rounded-lg border border-line bg-surface p-4">
        <RadioGroup
          name="langCode"
          legend={t('language.legend')}
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{t(`common:language.${value}`)}</span>,
          }))}
          selected={asLanguage(i18n.language)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => mutate(event.target.value as Language)}
        />
      </div>
      <SavedMessage>{isSuccess && t('saved')}</SavedMessage>
      <InlineError id={errorId}>{error && getErrorText(error, i18n)}</InlineError>
    </div>
  )
}
