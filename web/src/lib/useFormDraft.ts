import { useEffect, useEffectEvent } from 'react'
import {
  get,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

interface FormDraft<Values extends FieldValues> {
  /** The stored values by their paths. */
  read: () => Record<string, unknown>
  store: (values: Values) => void
}

/**
 * Restores stored values into a form, except into fields that were filled in before the scripts had loaded, and stores
 * the values while they change.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: FormDraft<Values>,
): void {
  const restore = useEffectEvent(() => {
    const present = form.getValues()
    for (const [path, value] of Object.entries(draft.read())) {
      const name = path as FieldPath<Values>
      const current: unknown = get(present, name)
      // A field that an earlier version of the form had.
      if (current === undefined) continue
      if (!current || current === get(form.formState.defaultValues, name))
        form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
  })
  const store = useEffectEvent((values: Values) => draft.store(values))
  useEffect(() => {
    restore()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) })
  }, [form])
}
