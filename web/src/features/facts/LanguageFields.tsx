import { languageLevels } from '@brilla/contract/fact-choices'
import { limits } from '@brilla/contract/limits'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { asLanguage } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { languageName, listLanguages } from './languageNames.ts'

export interface SpokenLanguage {
  code: string
  level: string
}

/** Spoken languages with their levels. */
export function LanguageFields({
  items,
  getError,
  onChange,
}: {
  items: readonly SpokenLanguage[]
  /** The error at a field of the form. */
  getError: (field: string) => string | undefined
  onChange: (items: SpokenLanguage[]) => void
}) {
  const { t, i18n } = useTranslation('facts')
  const language = asLanguage(i18n.language)
  const languages = listLanguages(language)
  const change = (index: number, part: Partial<SpokenLanguage>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...part } : item)))
  const getId = (index: number, field: keyof SpokenLanguage) => `languages.items.${index}.${field}`
  const addId = 'languages.add'

  return (
    <div className="grid justify-items-start gap-4">
      {items.map(({ code, level }, index) => (
        <div key={index} className="flex w-full items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
            <Select
              id={getId(index, 'code')}
              label={t('fields.code')}
              value={code}
              error={getError(getId(index, 'code'))}
              onChange={({ target: { value } }) => change(index, { code: value })}
            >
              <option value="">{t('form.chooseLanguage')}</option>
              {languages.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </Select>
            <Select
              id={getId(index, 'level')}
              label={t('fields.level')}
              value={level}
              error={getError(getId(index, 'level'))}
              onChange={({ target: { value } }) => change(index, { level: value })}
            >
              {languageLevels.map((one) => (
                <option key={one} value={one}>
                  {t(`levels.${one}`)}
                </option>
              ))}
            </Select>
          </div>
          <button
            type="button"
            aria-label={t('form.removeLanguage', { name: code ? languageName(code, language) : index + 1 })}
            onClick={() => {
              onChange(items.filter((_, at) => at !== index))
              document.getElementById(addId)?.focus()
            }}
            className="mt-7.5 grid size-11 shrink-0 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      ))}
      <Button
        id={addId}
        variant="secondary"
        icon={<Plus aria-hidden size={18} />}
        disabled={items.length >= limits.languagesMax}
        onClick={() => onChange([...items, { code: '', level: 'fluent' }])}
      >
        {t('form.addLanguage')}
      </Button>
    </div>
  )
}
