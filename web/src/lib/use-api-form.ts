import { useEffect, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react'
import {
  createForm,
  getAt,
  type FieldPath,
  type FieldValue,
  type FormStore,
  type NativeControl,
} from './create-form.ts'
import type { FieldError, FieldErrorCodes } from './form-errors.ts'
import { useFormErrors, type FormErrorOptions } from './use-form-errors.ts'

/** The value and the error of a control, with its setter. */
export interface Control<Value> {
  value: Value
  error: string | undefined
  setValue: (value: Value) => void
}

interface Options<Values extends object> extends FormErrorOptions {
  /** Without a default the value of a text field is read from the page, where a person may have begun to type. */
  defaultValues?: Partial<Values>
  /** Defaults that may change while the form is open: fields that are not edited follow them. */
  values?: Values
  /** The errors as far as the client can tell. Called at each submit, and at each change after the first. */
  validate: (values: Values) => FieldErrorCodes
  /** Errors that a submit waits for. */
  validateSubmit?: (values: Values) => Promise<FieldErrorCodes>
  /** Sends values without errors. */
  send: (values: Values) => Promise<unknown>
}

/**
 * A form that is sent with one request. The errors of `validate` and those of the server are shown alike, in the language
 * of the page, and disappear when their field becomes right.
 */
export function useApiForm<Values extends object>(options: Options<Values>) {
  const { values: followed, defaultValues = followed, validate } = options
  const formErrors = useFormErrors(options)
  const { describe, getControlId, secondsLeft } = formErrors
  const [form] = useState(() => createForm<Values>(defaultValues ?? {}))
  const [initialState] = useState(form.getState)
  const { values, errors, isSubmitting } = useSyncExternalStore(
    form.subscribe,
    form.getState,
    () => initialState,
  )
  useEffect(() => {
    if (followed) form.follow(followed)
  }, [followed, form])

  function validateChange(path: string) {
    if (form.getState().isSubmitted) form.updateErrors(path, toErrors(validate(form.getValues())))
  }

  function getFieldError(field: string): string | undefined {
    const error = errors.get(field)
    return error && describe(error)
  }

  return {
    form,
    /** The values on screen. A text without a default is absent until it is changed. */
    values,
    submit: useSubmit(form, formErrors, options),
    busy: isSubmitting,
    /** Seconds until the next attempt is allowed. */
    secondsLeft,
    getFieldError,
    getErrorCode: (field: string) => errors.get(field)?.code,
    /** The props of the error summary. */
    summary: formErrors.getSummary((field) => !errors.has(field)),
    /** The props of a native text control or checkbox. */
    register: (name: FieldPath<Values>) => ({
      name,
      ref: form.getRef(name),
      onChange(event: ChangeEvent<NativeControl>) {
        form.readControl(name, event.currentTarget)
        validateChange(name)
      },
      id: getControlId(name),
      error: getFieldError(name),
    }),
    /** The value of any other control, with its setter. */
    control: <Name extends FieldPath<Values>>(name: Name): Control<FieldValue<Values, Name>> => ({
      value: getAt(values, name) as FieldValue<Values, Name>,
      error: getFieldError(name),
      setValue(value) {
        form.setValue(name, value)
        validateChange(name)
      },
    }),
  }
}

/** Sends the form; pressed again while that is under way, or while a rate limit lasts, it does nothing. */
function useSubmit<Values extends object>(
  form: FormStore<Values>,
  { secondsLeft, show, clear, refuse }: ReturnType<typeof useFormErrors>,
  { validate, validateSubmit, send }: Options<Values>,
) {
  const isBusy = useRef(false)

  async function sendValues(values: Values) {
    const found = toErrors({ ...(await validateSubmit?.(values)), ...validate(values) })
    form.setErrors(found)
    if (found.length > 0) return show(found)
    try {
      await send(values)
      clear()
    } catch (error) {
      form.setErrors(refuse(error).filter((refused) => refused.field !== undefined))
    }
  }

  return async function submit() {
    if (isBusy.current || secondsLeft > 0) return
    isBusy.current = true
    form.readFilledIn()
    form.startSubmit()
    await sendValues(form.getValues()).finally(() => {
      isBusy.current = false
      form.endSubmit()
    })
  }
}

const toErrors = (codes: FieldErrorCodes): FieldError[] =>
  Object.entries(codes).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]))
