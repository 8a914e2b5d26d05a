import type { ListWithFaces } from '@brilla/contract/casting/list'
import { List } from 'lucide-react'
import { crop } from '../../../lib/image.ts'
import { Avatar } from '../../../ui/Avatar.tsx'

/** The first faces of a list, overlapping; decoration next to its name. */
export function ListFaces({ faces }: Pick<ListWithFaces, 'faces'>) {
  if (faces.length === 0)
    return (
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-quiet"
      >
        <List size={20} />
      </span>
    )
  return (
    <span aria-hidden className="flex shrink-0 -space-x-3">
      {faces.map(({ id, fullname, profileImage }) => (
        <Avatar
          key={id}
          name={fullname}
          image={profileImage ? crop(profileImage, 36, 36) : null}
          size="sm"
          className="ring-2 ring-raised"
        />
      ))}
    </span>
  )
}
