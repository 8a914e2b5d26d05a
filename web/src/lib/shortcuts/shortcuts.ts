/**
 * All keyboard shortcuts. A key is a `KeyboardEvent.key`, a letter in lower case; `Mod` is Ctrl, on a Mac ⌘. Without `Mod` they
 * work only where nobody types, and those of a single character can be switched off (P-keyboard-2).
 */
export const shortcuts = {
  search: ['/'],
  palette: ['Mod+k'],
  help: ['?'],
  next: ['j'],
  previous: ['k'],
  /** Of the browser: opens the link that has the focus. */
  open: ['Enter'],
  select: ['x'],
  selectRange: ['Shift+x'],
  follow: ['f'],
  list: ['l'],
  message: ['m'],
  nextProfile: ['j', 'ArrowRight'],
  previousProfile: ['k', 'ArrowLeft'],
  nextCase: ['j'],
  previousCase: ['k'],
  decide: ['1', '2', '3'],
  /** Of the form of the decision. */
  confirm: ['Enter'],
  undo: ['u'],
} as const satisfies Record<string, readonly string[]>

export type ShortcutName = keyof typeof shortcuts

const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase()

/** The pressed keys as they are declared; null with modifiers that no shortcut has. */
export function readKeys({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const [isMod, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (altKey || isOther) return null
  // With Shift typed are also characters such as "?", and by some keyboards "/".
  const hasShift = shiftKey && (key.length > 1 || isLetter(key))
  return (isMod ? 'Mod+' : '') + (hasShift ? 'Shift+' : '') + (key.length === 1 ? key.toLowerCase() : key)
}

/** Whether it is a character alone, which speech recognition may type by mistake (WCAG 2.1.4). */
export const isCharacter = (keys: string): boolean => keys.replace('Shift+', '').length === 1

const keyNames: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' }

/** The keys as they are printed: "Ctrl K", "⌘ K", "Shift X", "←". */
export const printKeys = (keys: string): string =>
  keys
    .split(/\+(?=.)/)
    .map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : (keyNames[key] ?? key)))
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')

/** The keys of a shortcut as `aria-keyshortcuts` names them. */
export const toAriaKeys = (name: ShortcutName): string =>
  shortcuts[name]
    .map((keys) =>
      keys.replace('Mod', isMac() ? 'Meta' : 'Control').replace(/\b[a-z]$/, (key) => key.toUpperCase()),
    )
    .join(' ')
