import type { ReactNode } from 'react'

/** A form at work, as its hook gives it out; the names are the ids of its controls, too. */
export interface Form<Name extends string> {
  values: Record<Name, string>
  change(part: Partial<Record<Name, string>>): void
  errorAt(field: string): ReactNode
}

/** What the control of a text needs of its form, by its name. */
export function createControlProps<Name extends string>(
  { values, change, errorAt }: Form<Name>,
  labelOf: (name: Name) => string,
) {
  return (name: Name) => ({
    id: name,
    name,
    label: labelOf(name),
    value: values[name],
    error: errorAt(name),
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as Partial<Record<Name, string>>),
  })
}
