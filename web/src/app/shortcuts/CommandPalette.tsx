import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { Command } from 'cmdk'
import { Keyboard, Languages, ListChecks, LogOut, Search, SunMoon } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { useLists } from '../../features/casting/list/list.queries.ts'
import { useSuggestions } from '../../features/discovery/search/suggestions.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import { languages } from '../../lib/language.ts'
import { shortcutDialog } from '../../lib/shortcuts/open-shortcut-dialog.ts'
import { themes, useTheme } from '../../lib/theme.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { useFormatLocation } from '../../lib/use-format-location.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { controlVariants } from '../../ui/Field.tsx'
import { useChunkErrorToast } from '../../ui/use-chunk-error-toast.ts'
import { useMenuLinks } from '../layouts/use-menu-links.ts'

/** People are searched from two letters on, as in the search field (P-discovery-10). */
const lettersMin = 2
const debounceMilliseconds = 180

/** Without regard to case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Pages, people, lists and actions by the beginning of a word of their names (P-keyboard-4). */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState('')
  const q = normalizeLine(typed)
  const isAgency = useClaims()?.profileType === 'agencia'
  return (
    <Dialog open onOpenChange={onClose} title={t('palette.title')}>
      <Command
        label={t('palette.title')}
        loop
        value={selected}
        onValueChange={setSelected}
        filter={(value, search) => Number(fold(` ${value}`).includes(fold(` ${search.trim()}`)))}
        className="grid gap-3"
      >
        <Command.Input
          value={typed}
          onValueChange={(text) => setTyped(cutText(text, limits.searchMax))}
          placeholder={t('palette.field')}
          className={controlVariants}
        />
        <Command.List label={t('palette.title')} className="h-[min(26rem,50dvh)] scroll-py-2 overflow-y-auto">
          {q.length < lettersMin && (
            <Command.Empty className="py-6 text-center text-quiet">{t('palette.none', { q })}</Command.Empty>
          )}
          <Pages onClose={onClose} />
          {isAgency && <Lists onClose={onClose} />}
          <People q={q} selected={selected} onSelect={setSelected} onClose={onClose} />
          <Actions onClose={onClose} />
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** `isFound`: is shown whatever was typed, because the server has found what is in it. */
function Group({
  heading,
  isFound = false,
  children,
}: {
  heading: string
  isFound?: boolean
  children: ReactNode
}) {
  return (
    <Command.Group
      heading={heading}
      forceMount={isFound}
      className="mb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-quiet"
    >
      {children}
    </Command.Group>
  )
}

function Item({
  name,
  icon,
  hint,
  isFound = false,
  id = name,
  onChoose,
}: {
  name: string
  icon: ReactNode
  hint?: string | undefined
  isFound?: boolean
  /** Tells it from others of the name. */
  id?: string
  onChoose: () => void
}) {
  return (
    <Command.Item
      value={id}
      forceMount={isFound}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 data-[selected=true]:bg-sunken forced-colors:data-[selected=true]:outline"
    >
      <span className="grid w-9 shrink-0 place-items-center text-quiet">{icon}</span>
      <span className="min-w-0 truncate">{name}</span>
      {hint && <span className="ml-auto min-w-0 truncate text-sm text-quiet">{hint}</span>}
    </Command.Item>
  )
}

function Pages({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const navigate = useNavigate()
  const links = [...useMenuLinks('side'), ...useMenuLinks('account')]
  const pages = [...new Map(links.map((link) => [link.to, link])).values()]
  return (
    <Group heading={t('palette.pages')}>
      {pages.map(({ to, label, icon: Icon }) => (
        <Item
          key={to}
          name={label}
          icon={<Icon aria-hidden size={20} />}
          onChoose={() => {
            onClose()
            void navigate(to)
          }}
        />
      ))}
    </Group>
  )
}

/** The people whose names begin with what was typed, and the whole search for it. */
function People({
  q,
  selected,
  onSelect,
  onClose,
}: {
  q: string
  selected: string
  onSelect: (item: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('shortcuts')
  const navigate = useNavigate()
  const formatLocation = useFormatLocation()
  const wanted = useDebouncedValue(q, debounceMilliseconds)
  const { data = [] } = useSuggestions(wanted, { enabled: wanted.length >= lettersMin })
  const search = t('palette.search', { q })
  // Enter must not open somebody whom an earlier part of the text has found.
  const found = wanted === q ? data : []
  const people = found.flatMap((suggestion) => (suggestion.kind === 'person' ? [suggestion.user] : []))
  const firstId = people[0]?.id
  const selectFirst = useEffectEvent((id: string) => {
    if (selected === search) onSelect(id)
  })
  useEffect(() => {
    if (firstId !== undefined) selectFirst(firstId)
  }, [firstId])
  if (q.length < lettersMin) return null
  const open = (to: string) => {
    onClose()
    void navigate(to)
  }
  return (
    <Group heading={t('palette.people')} isFound>
      {people.map((person) => (
        <Item
          key={person.id}
          id={person.id}
          name={person.fullname}
          icon={<PersonAvatar person={person} size="sm" />}
          hint={formatLocation(person)}
          isFound
          onChoose={() => open(`/profile/${person.profile_url}`)}
        />
      ))}
      <Item
        name={search}
        icon={<Search aria-hidden size={20} />}
        isFound
        onChoose={() => open(`/explorar?${new URLSearchParams({ q })}`)}
      />
    </Group>
  )
}

/** The lists of the agency. */
function Lists({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const navigate = useNavigate()
  const { data = [] } = useLists()
  return (
    <Group heading={t('palette.lists')}>
      {data.map(({ id, name }) => (
        <Item
          key={id}
          name={name}
          icon={<ListChecks aria-hidden size={20} />}
          onChoose={() => {
            onClose()
            void navigate(`/listas/${id}`)
          }}
        />
      ))}
    </Group>
  )
}

function Actions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shortcuts', 'common'])
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const [language, changeLanguage] = useLanguage()
  const showChunkError = useChunkErrorToast()
  const close = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Group heading={t('palette.actions')}>
      {themes
        .filter((each) => each !== theme)
        .map((each) => (
          <Item
            key={each}
            name={t('palette.theme', { theme: t(`common:theme.${each}`) })}
            icon={<SunMoon aria-hidden size={20} />}
            onChoose={close(() => setTheme(each))}
          />
        ))}
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <Item
            key={each}
            name={t('palette.language', { language: t(`common:language.${each}`) })}
            icon={<Languages aria-hidden size={20} />}
            onChoose={close(() => void changeLanguage(each).catch(showChunkError))}
          />
        ))}
      <Item
        name={t('title')}
        icon={<Keyboard aria-hidden size={20} />}
        onChoose={() => shortcutDialog.set('help')}
      />
      <Item
        name={t('common:nav.logout')}
        icon={<LogOut aria-hidden size={20} />}
        onChoose={close(() => void navigate('/logout'))}
      />
    </Group>
  )
}
