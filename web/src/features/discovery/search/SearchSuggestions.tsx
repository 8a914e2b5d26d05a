import { MapPin, Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { SearchSuggestion } from '@brilla/contract/discovery/search'
import type { PersonCard } from '@brilla/contract/people/profile'
import { useTranslation } from '../../../lib/translation.tsx'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { cn } from '../../../ui/cn.ts'
import { listboxClass, useListbox, useShownList, type ListProps } from '../../../ui/combobox.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { getCategorySlugs } from '../../people/category/category-slugs.ts'
import { CategoryMark } from '../../people/category/CategoryMark.tsx'
import { markTyped } from './mark-words.ts'
import { MarkedParts } from './MarkedText.tsx'
import { useSuggestions } from './suggestions.queries.ts'

const debounceMilliseconds = 180

function getPath(suggestion: SearchSuggestion): string {
  switch (suggestion.kind) {
    case 'person':
      return `/profile/${suggestion.user.profile_url}`
    case 'category':
      return `/explorar/${suggestion.slug}`
    case 'city': {
      const { city, country } = suggestion
      return `/explorar?${new URLSearchParams({ q: '', city, country })}`
    }
  }
}

/** The listbox of the search combobox: people, categories and cities, then a link to all results. */
export function SearchSuggestions({
  id,
  text,
  goTo,
  ...combobox
}: ListProps & {
  id: string
  text: string
  goTo: (path: string) => void
}) {
  const { t } = useTranslation()
  const { data: suggestions = [], isSuccess: isLoaded } = useSuggestions(
    useDebouncedValue(text, debounceMilliseconds),
  )
  const paths = [...suggestions.map(getPath), `/explorar?${new URLSearchParams({ q: text })}`]
  const count = suggestions.length
  const listbox = useListbox({
    id,
    count: isLoaded ? paths.length : 0,
    text,
    onChoose: (index) => goTo(paths[index] ?? ''),
  })
  useShownList(listbox, isLoaded ? count : null, combobox)

  if (!isLoaded) return null
  const option = (index: number) => listbox.getOption(index, 'min-h-14')
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.suggestions')}
      className={cn(listboxClass, 'inset-x-0 top-full mt-2 max-md:inset-x-2 md:min-w-88')}
    >
      {suggestions.map((suggestion, index) => (
        <Suggestion key={paths[index]} suggestion={suggestion} typed={text} option={option(index)} />
      ))}
      <div {...option(count)}>
        <Search aria-hidden size={20} className="mx-2 shrink-0 text-quiet" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{t('search.all', { q: text })}</span>
      </div>
    </div>
  )
}

type Option = ComponentProps<'div'>

function Suggestion({
  suggestion,
  typed,
  option,
}: {
  suggestion: SearchSuggestion
  typed: string
  option: Option
}) {
  const { t } = useTranslation()
  const formatLocation = useFormatLocation()
  if (suggestion.kind === 'person') return <Person person={suggestion.user} typed={typed} option={option} />
  if (suggestion.kind === 'city') {
    const { city, country } = suggestion
    return (
      <Place
        option={option}
        icon={<MapPin aria-hidden size={20} className="text-quiet" />}
        name={<Typed text={formatLocation({ ciudad: city, country })} typed={typed} />}
        kind={t('search.city')}
      />
    )
  }
  const [hue] = getCategorySlugs([suggestion.id])
  return (
    <Place
      option={option}
      icon={hue && <CategoryMark hue={hue} className="size-3" />}
      name={<Typed text={suggestion.name} typed={typed} />}
      kind={t('search.category')}
    />
  )
}

/** The name of a suggestion, of which the typed letters are underlined: the active one has the background of marks. */
const Typed = ({ text, typed }: { text: string; typed: string }) => (
  <MarkedParts
    parts={markTyped(text, typed)}
    markClass="bg-transparent underline decoration-ember decoration-2 underline-offset-3"
  />
)

/** A category or a city. */
function Place({
  option,
  icon,
  name,
  kind,
}: {
  option: Option
  icon: ReactNode
  name: ReactNode
  kind: string
}) {
  return (
    <div {...option}>
      <span className="grid w-9 shrink-0 place-items-center">{icon}</span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-sm text-quiet">{kind}</span>
      </span>
    </div>
  )
}

function Person({ person, typed, option }: { person: PersonCard; typed: string; option: Option }) {
  const formatLocation = useFormatLocation()
  const [hue] = getCategorySlugs(person.categories)
  return (
    <div {...option}>
      <PersonAvatar person={person} size="sm" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          <Typed text={person.fullname} typed={typed} />
        </span>
        <span className="flex items-center gap-1.5 text-sm text-quiet">
          {hue && person.type === 'talento' && <CategoryMark hue={hue} />}
          <span className="truncate">{formatLocation(person)}</span>
        </span>
      </span>
    </div>
  )
}
