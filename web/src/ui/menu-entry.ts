import type { ReactNode } from 'react'

interface Named {
  /** Unique in its menu, and what it says. */
  label: string
  icon?: ReactNode
}

/** One of a few settings, the present one ticked; the menu stays open. */
export interface MenuChoice {
  kind: 'choice'
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** What stands in a menu, from top to bottom. */
export type MenuEntry =
  | ({ kind: 'action'; danger?: boolean; onSelect: () => void } & Named)
  | ({ kind: 'link'; to: string } & Named)
  | MenuChoice
  | { kind: 'line' }

/** A choice among values of a type narrower than text. */
export function menuChoice<Value extends string>(choice: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}): MenuChoice {
  return { ...choice, kind: 'choice', onChange: (value) => choice.onChange(value as Value) }
}
