import type { ReactNode } from 'react'

/** The state of a form, as its hook returns it; the names are the ids of its controls, too. */
export interface FormState<Name extends string> {
  values: Record<Name, string>
  setValues(patch: Partial<Record<Name, string>>): void
  getFieldError(field: string): ReactNode
}

/** Returns a function that gives the props of a text control by its name. */
export function createControlProps<Name extends string>(
  { values, setValues, getFieldError }: FormState<Name>,
  getLabel: (name: Name) => string,
) {
  return (name: Name) => ({
    id: name,
    name,
    label: getLabel(name),
    value: values[name],
    error: getFieldError(name),
    onChange: (event: { target: { value: string } }) =>
      setValues({ [name]: event.target.value } as Partial<Record<Name, string>>),
  })
}
