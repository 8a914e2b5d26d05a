import type { Marks } from '@brilla/contract/casting/marks'
import { cn } from '../../../ui/cn.ts'
import { FollowButton } from '../../people/follow/FollowButton.tsx'
import { MessageLink } from '../../people/profile/MessageLink.tsx'
import { AddToListButton } from '../list/AddToListButton.tsx'
import type { ViewedPerson } from './people-view.ts'

/**
 * What can be done with a person of a list that has no space for it: shown on an item that is pointed at or has the focus. On a
 * touch screen the bar of the selection has the actions.
 */
export function ItemActions({
  person,
  marks,
  className,
}: {
  person: ViewedPerson
  marks: Marks | undefined
  className: string
}) {
  return (
    <div
      className={cn(
        'z-1 flex items-center opacity-0 group-hover:opacity-100 focus-within:opacity-100 pointer-coarse:hidden',
        className,
      )}
    >
      <FollowButton
        person={person}
        inList
        iconOnly
        hasShortcut
        className="size-11 border-0 bg-transparent p-0!"
      />
      <AddToListButton person={person} lists={marks?.lists ?? []} className="bg-transparent" />
      <MessageLink person={person} iconOnly hasShortcut className="border-0 bg-transparent" />
    </div>
  )
}
