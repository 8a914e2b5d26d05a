import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from './Button.tsx'

/** The button of the menu of an item; `size` is that of the three dots, in CSS pixels. */
export const EllipsisButton = ({
  size = 22,
  ...rest
}: Omit<ComponentProps<typeof IconButton>, 'children'> & { size?: number }) => (
  <IconButton {...rest}>
    <Ellipsis aria-hidden size={size} />
  </IconButton>
)
