/** Parts of the facts form that are offered in some categories, and kept when these change. */
import { eyeColors, hairColors, vocalRanges } from '@brilla/contract/people/fact-choices'
import { useTranslation } from '../../lib/translation.tsx'
import { FactTags } from '../../features/people/facts/FactTags.tsx'
import { measurements } from '../../features/people/facts/facts-form.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PartSection, type SectionProps } from './FactsSections.tsx'

export function MusicSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  const instruments = form.control('music.instruments')
  return (
    <PartSection form={form} part="music" text={t('form.kept')}>
      <Select {...form.register('music.vocalRange')} label={t('fields.vocalRange')}>
        <option value="">{t('form.none')}</option>
        {vocalRanges.map((range) => (
          <option key={range} value={range}>
            {t(`voice.${range}`)}
          </option>
        ))}
      </Select>
      <FactTags
        id="music.instruments"
        of="instrument"
        tags={instruments.value}
        error={instruments.error}
        onChange={instruments.setValue}
      />
    </PartSection>
  )
}

export function MeasurementsSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  return (
    <PartSection form={form} part="measurements" text={`${t('form.measurementsText')} ${t('form.kept')}`}>
      <div className="grid gap-5 sm:grid-cols-2">
        {measurements.map((name) => (
          <TextField
            key={name}
            {...form.register(`measurements.${name}`)}
            label={t(`form.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            hint={name === 'shoeEu' ? t('form.shoeHint') : undefined}
          />
        ))}
        <Select {...form.register('measurements.hair')} label={t('fields.hair')}>
          <option value="">{t('form.none')}</option>
          {hairColors.map((color) => (
            <option key={color} value={color}>
              {t(`hair.${color}`)}
            </option>
          ))}
        </Select>
        <Select {...form.register('measurements.eyes')} label={t('fields.eyes')}>
          <option value="">{t('form.none')}</option>
          {eyeColors.map((color) => (
            <option key={color} value={color}>
              {t(`eyes.${color}`)}
            </option>
          ))}
        </Select>
      </div>
    </PartSection>
  )
}
