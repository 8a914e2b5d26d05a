import type { FieldError } from './form-errors.ts'
import { createObservable } from './observable.ts'

/** The path of a value, such as `profile.web`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends readonly unknown[]
    ? Key
    : Values[Key] extends object
      ? Key | `${Key}.${FieldPath<Values[Key]>}`
      : Key
}[keyof Values & string]

/** The type of the value at a path. */
export type FieldValue<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Values
      ? FieldValue<Values[Key], Rest>
      : never
    : never

/** The native controls that a form reads and writes itself. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface FormState<Values> {
  values: Values
  /** By the paths of their fields. */
  errors: ReadonlyMap<string, FieldError>
  isSubmitting: boolean
  /** Whether it has been submitted once, with or without success. */
  isSubmitted: boolean
}

export type FormStore<Values extends object> = ReturnType<typeof createForm<Values>>

/**
 * The values, errors and native controls of a form. A control without a default value keeps its content, which a person
 * may have typed before the scripts had loaded.
 */
export function createForm<Values extends object>(initialValues: Partial<Values>) {
  let defaults = initialValues
  let values = initialValues as Values
  const state = createObservable<FormState<Values>>({
    values,
    errors: new Map(),
    isSubmitting: false,
    isSubmitted: false,
  })
  const controls = new Map<string, NativeControl>()
  const refs = new Map<string, (control: NativeControl | null) => void>()

  const publish = (change?: Partial<FormState<Values>>) => state.set({ ...state.get(), ...change, values })

  function attach(path: string, control: NativeControl) {
    controls.set(path, control)
    const value = getAt(values, path)
    if (value !== undefined) return write(control, value)
    const content = read(control)
    values = setAt(values, path, content)
    // The next change of another value publishes an empty one as well.
    if (content) publish()
  }

  function writeControls(changedPath: string) {
    for (const [path, control] of controls)
      if (isWithin(path, changedPath)) write(control, getAt(values, path))
  }

  return {
    subscribe: state.subscribe,
    getState: state.get,
    /** The values, those included that controls had before anything was changed. */
    getValues: () => values,
    getDefault: (path: string) => getAt(defaults, path),
    /** The ref of the native control of a path: the same function for each render. */
    getRef(path: string) {
      const known = refs.get(path)
      if (known) return known
      const ref = (control: NativeControl | null) => {
        if (control) attach(path, control)
        else controls.delete(path)
      }
      refs.set(path, ref)
      return ref
    },
    /** Stores what a native control contains after a change. */
    readControl(path: string, control: NativeControl) {
      values = setAt(values, path, read(control))
      publish()
    },
    setValue<Path extends FieldPath<Values>>(path: Path, value: FieldValue<Values, Path>) {
      values = setAt(values, path, value)
      writeControls(path)
      publish()
    },
    /** Takes over texts that a password manager has filled in without an event. */
    readFilledIn() {
      const filled = [...controls].filter(
        ([path, control]) => isLine(control) && getAt(values, path) !== control.value,
      )
      if (filled.length === 0) return
      for (const [path, control] of filled) values = setAt(values, path, control.value)
      publish()
    },
    /** Replaces the values and their defaults. */
    reset(next: Partial<Values> = defaults) {
      defaults = next
      values = next as Values
      for (const [path, control] of controls) {
        const value = getAt(values, path)
        write(control, value)
        if (value === undefined) values = setAt(values, path, read(control))
      }
      publish({ errors: new Map(), isSubmitted: false })
    },
    /** Replaces the defaults, and the values that were equal to them. */
    follow(next: Values) {
      const changed = listLeaves(next).filter(([path, value]) => !isSame(value, getAt(defaults, path)))
      if (changed.length === 0) return
      const unedited = changed.filter(([path]) => isSame(getAt(values, path), getAt(defaults, path)))
      defaults = next
      for (const [path, value] of unedited) {
        values = setAt(values, path, value)
        writeControls(path)
      }
      publish()
    },
    setErrors: (errors: readonly FieldError[]) => publish({ errors: byField(errors) }),
    /** Replaces the errors of a field, of the fields within it and of those that it is within. */
    updateErrors(path: string, errors: readonly FieldError[]) {
      const isRelated = ({ field }: FieldError) => isWithin(field, path) || isWithin(path, field)
      const others = [...state.get().errors.values()].filter((error) => !isRelated(error))
      publish({ errors: byField([...others, ...errors.filter(isRelated)]) })
    },
    startSubmit: () => publish({ isSubmitting: true }),
    endSubmit: () => publish({ isSubmitting: false, isSubmitted: true }),
  }
}

const byField = (errors: readonly FieldError[]) => new Map(errors.map((error) => [error.field, error]))

const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}.`)

/** The value at a path; undefined where there is none. */
export function getAt(values: unknown, path: string): unknown {
  let value = values
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value
}

/** A copy of the values with another one at a path. */
function setAt<Values>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.')
  const parent = values as Record<string, unknown> | undefined
  return { ...parent, [key]: rest.length > 0 ? setAt(parent?.[key], rest.join('.'), value) : value } as Values
}

/** The values that are no objects of further fields, by their paths. */
const listLeaves = (values: object, parent = ''): [path: string, value: unknown][] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? listLeaves(value, `${parent}${key}.`)
      : [[`${parent}${key}`, value]],
  )

// Lists of a form are short, and always made of the same fields in the same order.
const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

const isCheckbox = (control: NativeControl): control is HTMLInputElement => control.type === 'checkbox'

const isLine = (control: NativeControl) => ['email', 'password', 'text'].includes(control.type)

const read = (control: NativeControl) => (isCheckbox(control) ? control.checked : control.value)

function write(control: NativeControl, value: unknown): void {
  const text = (value ?? '') as string
  if (isCheckbox(control)) control.checked = Boolean(value)
  // Written again, the same text would move the cursor to its end.
  else if (control.value !== text) control.value = text
}
