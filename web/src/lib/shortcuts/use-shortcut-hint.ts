import { useCharacterKeys } from './character-keys.ts'
import { isCharacter, printKeys, shortcuts, toAriaKeys, type ShortcutName } from './shortcuts.ts'

/**
 * Returns the attributes of an element that a shortcut presses (`pressTarget`) or has the action of: its keys, for screen
 * readers and in the tooltip. None while they are switched off.
 */
export function useShortcutHint(): (
  name: ShortcutName | undefined,
  label?: string,
) => { 'aria-keyshortcuts'?: string; title?: string } {
  const [areCharactersOn] = useCharacterKeys()
  return (name, label) => {
    if (name === undefined || (!areCharactersOn && shortcuts[name].every(isCharacter)))
      return label === undefined ? {} : { title: label }
    return {
      'aria-keyshortcuts': toAriaKeys(name),
      ...(label !== undefined && { title: `${label} (${printKeys(shortcuts[name][0])})` }),
    }
  }
}
