import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../lib/translation.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { type FactRow, FactRows } from './FactRows.tsx'
import type { FactsValues } from './facts-form.ts'

type Credit = FactsValues['credits']['items'][number]
type Row = Omit<FactRow<Credit>, 'removeButton'>

const emptyCredit: Credit = { title: '', role: '', place: '', year: '', link: '' }

/** Works that a talent has taken part in. */
export function CreditFields({
  items,
  getError,
  onChange,
}: {
  items: readonly Credit[]
  /** The error at a field of the form. */
  getError: (field: string) => string | undefined
  onChange: (items: Credit[]) => void
}) {
  const { t } = useTranslation('facts')
  /** The props of a text field of one credit. */
  const getField = (field: keyof Credit, { item, index, change }: Row) => ({
    id: `credits.items.${index}.${field}`,
    label: t(`fields.${field}`),
    optional: field !== 'title',
    value: item[field],
    error: getError(`credits.items.${index}.${field}`),
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) => change({ [field]: value }),
  })

  return (
    <FactRows
      id="credits"
      items={items}
      itemsMax={limits.creditsMax}
      emptyItem={emptyCredit}
      texts={{
        add: t('form.addCredit'),
        remove: ({ title }, number) =>
          t('form.removeCredit', { name: title || t('form.credit', { number }) }),
      }}
      onChange={onChange}
    >
      {({ removeButton, ...row }) => (
        <fieldset key={row.index} className="grid w-full min-w-0 gap-4 rounded-lg border border-line p-4">
          <legend className="sr-only">{t('form.credit', { number: row.index + 1 })}</legend>
          <div className="flex items-start gap-3">
            <TextField {...getField('title', row)} className="min-w-0 flex-1" />
            {removeButton}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...getField('role', row)} />
            <TextField {...getField('place', row)} />
            <TextField {...getField('year', row)} inputMode="numeric" />
            <TextField {...getField('link', row)} inputMode="url" autoCapitalize="off" />
          </div>
        </fieldset>
      )}
    </FactRows>
  )
}
