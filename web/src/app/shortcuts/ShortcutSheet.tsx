import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { CharacterKeysSwitch } from '../../features/onboarding/settings/CharacterKeysSwitch.tsx'
import { useClaims } from '../../lib/context.tsx'
import { printKeys, shortcuts, type ShortcutName } from '../../lib/shortcuts/shortcuts.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Place = 'everywhere' | 'lists' | 'profile' | 'desk'

/** The shortcuts by the places where they work, in the order of the sheet. */
const places: Record<Place, readonly ShortcutName[]> = {
  everywhere: ['search', 'palette', 'help'],
  lists: ['next', 'previous', 'open', 'select', 'selectRange', 'follow', 'list', 'message'],
  profile: ['nextProfile', 'previousProfile', 'follow', 'list', 'message'],
  desk: ['nextCase', 'previousCase', 'decide', 'confirm', 'undo'],
}

const onlyOfAgencies: ReadonlySet<ShortcutName> = new Set([
  'select',
  'selectRange',
  'list',
  'nextProfile',
  'previousProfile',
])

/** All shortcuts that the reader has, and the switch of those of a single character (P-keyboard-2). */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const isAgency = useClaims()?.profileType === 'agencia'
  const { data: self } = useSelf()
  const shown = Object.entries(places) as [Place, readonly ShortcutName[]][]
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('text')}>
      <CharacterKeysSwitch />
      {shown.map(
        ([place, names]) =>
          (place !== 'desk' || self?.canModerate) && (
            <section key={place} className="grid gap-3 pt-2">
              <h3 className="text-lg">{t(`place.${place}`)}</h3>
              <dl className="grid grid-cols-[7rem_1fr] items-center gap-x-4 gap-y-2">
                {names
                  .filter((name) => isAgency || !onlyOfAgencies.has(name))
                  .map((name) => (
                    <div key={name} className="contents">
                      <dt className="flex flex-wrap gap-1">
                        {shortcuts[name].map((keys) => (
                          <Keys key={keys} keys={keys} />
                        ))}
                      </dt>
                      <dd>{t(`name.${name}`)}</dd>
                    </div>
                  ))}
              </dl>
            </section>
          ),
      )}
    </Dialog>
  )
}

/** Keys that are pressed together. */
function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex gap-0.5">
      {printKeys(keys)
        .split(' ')
        .map((key) => (
          <kbd
            key={key}
            className="inline-grid min-h-7 min-w-7 place-items-center rounded-md border border-edge px-1.5 font-sans text-sm font-semibold"
          >
            {key}
          </kbd>
        ))}
    </span>
  )
}
