import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatLocation } from '../../lib/useFormatLocation.ts'
import { PersonAvatar } from '../account/PersonAvatar.tsx'
import { CategoryMark } from '../category/CategoryMark.tsx'
import { getCategorySlugs } from '../category/categorySlugs.ts'
import { cn } from '../../ui/cn.ts'
import type { PersonCard } from '@brilla/contract/profile'

const optionClass = 'flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken'

/** The listbox of the search combobox: people, then a link to all results. The combobox handles the keys. */
export default function SearchSuggestions({
  id,
  people,
  active,
  text,
  choose,
}: {
  id: string
  people: PersonCard[]
  active: number
  text: string
  choose: (index: number) => void
}) {
  const { t } = useTranslation()
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    // Keeps the focus in the field.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => choose(index),
    // In the dark theme the sunken and the raised surface have the same color, hence the tint.
    className: cn(optionClass, index === active && 'bg-ember-tint'),
  })
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.suggestions')}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-raised max-md:inset-x-2 md:min-w-88"
    >
      {people.map((person, index) => (
        <Person key={person.id} {...{ person }} option={option(index)} />
      ))}
      <div {...option(people.length)}>
        <Search aria-hidden size={20} className="mx-2 shrink-0 text-quiet" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{t('search.all', { q: text })}</span>
      </div>
    </div>
  )
}

function Person({ person, option }: { person: PersonCard; option: React.ComponentProps<'div'> }) {
  const formatLocation = useFormatLocation()
  const [hue] = getCategorySlugs(person.categories)
  return (
    <div {...option}>
      <PersonAvatar person={person} size="sm" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{person.fullname}</span>
        <span className="flex items-center gap-1.5 text-sm text-quiet">
          {hue && person.type === 'talento' && <CategoryMark hue={hue} />}
          <span className="truncate">{formatLocation(person)}</span>
        </span>
      </span>
    </div>
  )
}
