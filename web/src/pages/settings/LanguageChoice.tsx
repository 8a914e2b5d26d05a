import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCore } from '../../lib/context.tsx'
import { asLanguage, languages, type Language } from '../../lib/language.ts'
import { getErrorText } from '../../lib/errorText.ts'
import { RadioGroup } from '../../ui/Choice.tsx'
import { InlineError } from '../../ui/InlineError.tsx'
import { Saved } from '../../features/settings/Saved.tsx'
import { useSelfCache } from '../../features/settings/settings.data.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'

export default function LanguageChoice() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('language.title')} text={t('language.text')}>
      {() => <Choice />}
    </SettingsPage>
  )
}

function Choice() {
  const { t, i18n } = useTranslation(['settings', 'common'])
  const present = asLanguage(i18n.language)
  const { api, translator } = useCore()
  const selfCache = useSelfCache()
  const errorId = useId()
  const [said, setSaid] = useState<{ saved: boolean; error?: string }>({ saved: false })

  async function choose(language: Language) {
    setSaid({ saved: false })
    selfCache.show({ langCode: language })
    try {
      await translator.change(language)
      await api.call('changeLanguage', { body: { langCode: language } })
      setSaid({ saved: true })
    } catch (error) {
      // The mails would stay in the old language, so revert the interface too.
      selfCache.show({ langCode: present })
      await translator.change(present)
      setSaid({ saved: false, error: getErrorText(error, i18n) })
    }
  }

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
          selected={present}
          aria-describedby={said.error && errorId}
          onChange={(event) => void choose(event.target.value as Language)}
        />
      </div>
      <Saved>{said.saved && t('saved')}</Saved>
      <InlineError id={errorId}>{said.error}</InlineError>
    </div>
  )
}
