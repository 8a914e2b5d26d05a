import type { ComponentProps, FormEvent } from 'react'

/**
 * A form that is submitted by its handler. Until that is attached, `post` keeps the fields out of the address, and the
 * boot script cancels the submit.
 */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (event: FormEvent<HTMLFormElement>) => unknown }) {
  return (
    <form
      method="post"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        // In React the form of a dialog is within the form that opened it.
        event.stopPropagation()
        onSubmit(event)
      }}
    />
  )
}
