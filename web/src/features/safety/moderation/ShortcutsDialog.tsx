import { useTranslation } from '../../../lib/translation.tsx'
import { useCharacterKeys } from '../../../lib/use-shortcuts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Switch } from '../../../ui/Switch.tsx'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['1 – 3', 'decide'],
  ['Enter', 'confirm'],
  ['U', 'undo'],
  ['?', 'help'],
] as const

/** The keys of the desk. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('moderation')
  const [isOn, setIsOn] = useCharacterKeys()
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts.title')} description={t('shortcuts.text')}>
      <Switch
        label={t('shortcuts.characters')}
        hint={t('shortcuts.charactersHint')}
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {keys.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-md border border-edge px-2 font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
