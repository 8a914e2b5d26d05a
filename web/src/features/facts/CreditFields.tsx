import { limits } from '@brilla/contract/limits'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FactsValues } from './factsForm.ts'

type Credit = FactsValues['credits']['items'][number]

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
  const addId = 'credits.add'

  /** The props of a text field of one credit. */
  const getField = (index: number, field: keyof Credit) => ({
    id: `credits.items.${index}.${field}`,
    label: t(`fields.${field}`),
    optional: field !== 'title',
    value: items[index]?.[field] ?? '',
    error: getError(`credits.items.${index}.${field}`),
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange(items.map((item, at) => (at === index ? { ...item, [field]: value } : item))),
  })

  return (
    <div className="grid justify-items-start gap-4">
      {items.map(({ title }, index) => (
        <fieldset key={index} className="grid w-full min-w-0 gap-4 rounded-lg border border-line p-4">
          <legend className="sr-only">{t('form.credit', { number: index + 1 })}</legend>
          <div className="flex items-start gap-3">
            <TextField {...getField(index, 'title')} className="min-w-0 flex-1" />
            <button
              type="button"
              aria-label={t('form.removeCredit', { name: title || t('form.credit', { number: index + 1 }) })}
              onClick={() => {
                onChange(items.filter((_, at) => at !== index))
                document.getElementById(addId)?.focus()
              }}
              className="mt-7.5 grid size-11 shrink-0 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={18} />
            </button>
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...getField(index, 'role')} />
            <TextField {...getField(index, 'place')} />
            <TextField {...getField(index, 'year')} inputMode="numeric" />
            <TextField {...getField(index, 'link')} inputMode="url" autoCapitalize="off" />
          </div>
        </fieldset>
      ))}
      <Button
        id={addId}
        variant="secondary"
        icon={<Plus aria-hidden size={18} />}
        disabled={items.length >= limits.creditsMax}
        onClick={() => onChange([...items, emptyCredit])}
      >
        {t('form.addCredit')}
      </Button>
    </div>
  )
}
