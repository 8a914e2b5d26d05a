import { useEffect, useEffectEvent } from 'react'
import { getAt, type FieldPath, type FieldValue, type FormStore } from './create-form.ts'

interface FormDraft<Values extends object> {
  /** The stored values by their paths. */
  read: () => Record<string, unknown>
  store: (values: Values) => void
}

/**
 * Restores stored values into a form, except into fields that were filled in before the scripts had loaded, and stores
 * the values while they change.
 */
export function useFormDraft<Values extends object>(form: FormStore<Values>, draft: FormDraft<Values>): void {
  const restore = useEffectEvent(() => {
    for (const [path, value] of Object.entries(draft.read())) {
      const current = getAt(form.getValues(), path)
      // A field that an earlier version of the form had.
      if (current === undefined) continue
      const name = path as FieldPath<Values>
      if (!current || current === form.getDefault(path))
        form.setValue(name, value as FieldValue<Values, typeof name>)
    }
  })
  const store = useEffectEvent((values: Values) => draft.store(values))
  useEffect(() => {
    restore()
    let { values: stored } = form.getState()
    return form.subscribe(() => {
      const { values } = form.getState()
      if (values === stored) return
      stored = values
      store(values)
    })
  }, [form])
}
