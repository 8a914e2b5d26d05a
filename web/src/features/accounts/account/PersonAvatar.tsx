import type { ComponentProps } from 'react'
import { crop, headerPhotoSize } from '../../../lib/image.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { cn } from '../../../ui/cn.ts'

const shapes = {
  bar: { crop: 36, agency: 'rounded-md!' },
  sm: { crop: 36, agency: 'rounded-md!' },
  md: { crop: 92, agency: 'rounded-md!' },
  lg: { crop: 92, agency: 'rounded-lg!' },
  stage: { crop: headerPhotoSize, agency: 'rounded-lg!' },
} as const

/** The photo or the initials of an account: round for people, square for the logo of an agency. */
export function PersonAvatar({
  person,
  size = 'md',
  className,
}: {
  /** Undefined while it is loading. */
  person: { fullname: string; profileImage: string | null; type: string | null } | undefined
  size?: keyof typeof shapes
  className?: ComponentProps<typeof Avatar>['className']
}) {
  const shape = shapes[size]
  const image = person?.profileImage
  return (
    <Avatar
      name={person?.fullname ?? ''}
      image={image ? crop(image, shape.crop, shape.crop) : null}
      size={size}
      className={cn(person?.type === 'agencia' && shape.agency, className)}
    />
  )
}
