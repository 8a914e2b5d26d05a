import { useRef, type FormEvent } from 'react'
import {
  get,
  set,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormProps,
} from 'react-hook-form'
import type { CodedError, FieldErrorCodes } from './formErrors.ts'
import { useFormErrors, type FormErrorOptions } from './useFormErrors.ts'

interface Options<Values extends FieldValues>
  extends FormErrorOptions, Pick<UseFormProps<Values>, 'values' | 'resetOptions'> {
  /** Without a default the value of a text field is read from the page, where a person may have begun to type. */
  defaultValues?: DefaultValues<Values>
  /**
   * The errors as far as the client can tell. Called at each submit, which it may keep waiting, and at each
   * change after the first.
   */
  validate: (values: Values, isSubmit: boolean) => FieldErrorCodes | Promise<FieldErrorCodes>
  /** Sends values without errors. */
  send: (values: Values) => Promise<unknown>
}

/**
 * A form that is sent with one request. The errors of `validate` and those of the server are shown alike, in the language
 * of the page, and disappear when their field becomes right.
 */
export function useApiForm<Values extends FieldValues>(options: Options<Values>) {
  const { values, resetOptions, validate, send } = options
  // Without defaults the form's state would not tell what has changed.
  const defaultValues = options.defaultValues ?? (values as DefaultValues<Values> | undefined)
  const isBusy = useRef(false)
  const formErrors = useFormErrors(options)
  const { describe, getControlId, secondsLeft } = formErrors
  const form = useForm<Values>({
    ...(defaultValues && { defaultValues }),
    ...(values && { values }),
    ...(resetOptions && { resetOptions }),
    // The summary takes the focus.
    shouldFocusError: false,
    async resolver(values) {
      const codes = Object.entries(await validate(values, isBusy.current))
      const errors: FieldErrors<Values> = {}
      for (const [field, code] of codes) set(errors, field, { type: code })
      return codes.length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const watched = useWatch({ control: form.control }) as Values

  function findError(field: string): CodedError | undefined {
    const error = get(errors, field) as { type: string; message?: string } | undefined
    return error && { field, code: error.type, ...(error.message && { text: error.message }) }
  }

  const submitValues = form.handleSubmit(
    async (values) => {
      try {
        await send(values)
        formErrors.clear()
      } catch (error) {
        for (const refused of formErrors.refuse(error)) {
          if (refused.field === undefined) continue
          const { field, code, text } = refused
          form.setError(field as FieldPath<Values>, { type: code, ...(text && { message: text }) })
        }
      }
    },
    (invalid) => formErrors.show(listErrors(invalid)),
  )

  /** Sends the form; pressed again while that is under way, or while a rate limit lasts, it does nothing. */
  async function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (isBusy.current || secondsLeft > 0) return
    isBusy.current = true
    if (event) readFilledIn(event.currentTarget)
    await submitValues(event).finally(() => (isBusy.current = false))
  }

  /** Takes over texts that a password manager has filled in without an event. */
  function readFilledIn(element: HTMLFormElement) {
    const controls = element.querySelectorAll<HTMLInputElement>(
      'input:is([type=email], [type=password], [type=text])',
    )
    for (const { name, value } of controls) {
      const field = name as FieldPath<Values>
      const current: unknown = name && form.getValues(field)
      if (typeof current === 'string' && current !== value)
        form.setValue(field, value as FieldPathValue<Values, typeof field>)
    }
  }

  function getFieldError(field: string): string | undefined {
    const error = findError(field)
    return error && describe(error)
  }

  return {
    form,
    /** The values on screen. A text without a default is absent until it is changed. */
    values: watched,
    submit,
    busy: isSubmitting,
    /** Seconds until the next attempt is allowed. */
    secondsLeft,
    getFieldError,
    /** The props of the error summary. */
    summary: formErrors.getSummary((field) => !findError(field)),
    /** The props of a native text control or checkbox. */
    register: (name: FieldPath<Values>) => ({
      ...form.register(name),
      id: getControlId(name),
      error: getFieldError(name),
    }),
    /** The value of any other control, with its setter. */
    control: <Name extends FieldPath<Values>>(name: Name) => ({
      value: get(watched, name) as FieldPathValue<Values, Name>,
      error: getFieldError(name),
      setValue: (value: FieldPathValue<Values, Name>) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
  }
}

/** The errors of a form by the paths of their fields. */
function listErrors(errors: object, path = ''): CodedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, { type?: unknown }]) =>
    typeof value.type === 'string'
      ? [{ field: `${path}${key}`, code: value.type }]
      : listErrors(value, `${path}${key}.`),
  )
}
