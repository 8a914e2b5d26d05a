import { useTranslation } from '../lib/translation.tsx'
import { cn } from './cn.ts'
import { listboxClass, type useListbox } from './combobox.tsx'

/** The options of a text field, below it and over its hint. */
export function SuggestionList({
  id,
  suggestions,
  getOption,
}: {
  id: string
  suggestions: readonly string[]
  getOption: ReturnType<typeof useListbox>['getOption']
}) {
  const { t } = useTranslation()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.suggestions')}
      className={cn(listboxClass, 'inset-x-0 top-20 max-h-64')}
    >
      {suggestions.map((suggestion, index) => (
        <div key={suggestion} {...getOption(index, 'min-h-11 [overflow-wrap:anywhere]')}>
          {suggestion}
        </div>
      ))}
    </div>
  )
}
