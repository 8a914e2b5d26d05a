import type { ReactNode } from 'react'

interface Named {
  /** The visible text, unique within its menu. */
  label: string
  icon?: ReactNode
}

/** A setting with a few values, the current one ticked; choosing keeps the menu open. */
export interface MenuChoice {
  kind: 'choice'
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** An entry of a menu. */
export type MenuEntry =
  | ({ kind: 'action'; danger?: boolean; onSelect: () => void } & Named)
  | ({ kind: 'link'; to: string } & Named)
  | MenuChoice
  | { kind: 'line' }

/** Creates a choice whose values have a narrower type than string. */
export function menuChoice<Value extends string>(choice: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}): MenuChoice {
  return { ...choice, kind: 'choice', onChange: (value) => choice.onChange(value as Value) }
}
