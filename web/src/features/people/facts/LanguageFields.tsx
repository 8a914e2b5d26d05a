import { languageLevels } from '@brilla/contract/people/fact-choices'
import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { languageName, listLanguages } from '../../../lib/language-names.ts'
import { Select } from '../../../ui/Select.tsx'
import { FactRows } from './FactRows.tsx'

export interface SpokenLanguage {
  code: string
  level: string
}

/** What most people of the network speak: the others are more than two hundred. */
const commonCodes = new Set(['es', 'en', 'pt', 'fr', 'it', 'de', 'nah', 'yua'])

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
  const isCommon = (one: { code: string }) => commonCodes.has(one.code)
  const groups = [
    [t('form.commonLanguages'), languages.filter(isCommon)],
    [t('form.otherLanguages'), languages.filter((one) => !isCommon(one))],
  ] as const
  const getId = (index: number, field: keyof SpokenLanguage) => `languages.items.${index}.${field}`

  return (
    <FactRows
      id="languages"
      items={items}
      itemsMax={limits.languagesMax}
      emptyItem={{ code: '', level: 'fluent' }}
      texts={{
        add: t('form.addLanguage'),
        remove: ({ code }, number) =>
          t('form.removeLanguage', { name: code ? languageName(code, language) : number }),
      }}
      onChange={onChange}
    >
      {({ item: { code, level }, index, change, removeButton }) => (
        <div key={index} className="flex w-full items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
            <Select
              id={getId(index, 'code')}
              label={t('fields.code')}
              value={code}
              error={getError(getId(index, 'code'))}
              onChange={({ target: { value } }) => change({ code: value })}
            >
              <option value="">{t('form.chooseLanguage')}</option>
              {groups.map(([label, languages]) => (
                <optgroup key={label} label={label}>
                  {languages.map((one) => (
                    <option key={one.code} value={one.code}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
            <Select
              id={getId(index, 'level')}
              label={t('fields.level')}
              value={level}
              error={getError(getId(index, 'level'))}
              onChange={({ target: { value } }) => change({ level: value })}
            >
              {languageLevels.map((one) => (
                <option key={one} value={one}>
                  {t(`levels.${one}`)}
                </option>
              ))}
            </Select>
          </div>
          {removeButton}
        </div>
      )}
    </FactRows>
  )
}
