import type { ComponentProps } from 'react'

/**
 * A form that is submitted by its handler. Until that is attached, `post` keeps the fields out of the address, and the
 * boot script cancels the submit.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" {...props} />
}
