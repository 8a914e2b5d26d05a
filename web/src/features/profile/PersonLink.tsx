import { useState, type ComponentType, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useChunkErrorToast } from '../../ui/lazyComponent.tsx'

interface Named {
  fullname: string
  profile_url: string
  type: 'talento' | 'agencia' | null
}

/**
 * Somebody's name, which leads to their profile; an agency's opens its card over the page (P-profiles-13,
 * P-profiles-14), unless it is wanted in a tab of its own.
 */
export function PersonLink({ person, className }: { person: Named; className: string }) {
  const { translator } = useCore()
  const sayMissing = useChunkErrorToast()
  const [open, setOpen] = useState(false)
  const [PopUp, setPopUp] = useState<ComponentType<{ address: string }>>()
  const agency = person.type === 'agencia'

  async function show() {
    try {
      const [popUp] = await Promise.all([import('./AgencyPopUp.tsx'), translator.load(['profile'])])
      setPopUp(() => popUp.default)
      setOpen(true)
    } catch {
      void sayMissing()
    }
  }

  function onClick(event: MouseEvent) {
    if (!agency || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void show()
  }

  return (
    <>
      <Link
        to={`/profile/${person.profile_url}`}
        onClick={onClick}
        {...(agency && { 'aria-haspopup': 'dialog' as const })}
        className={className}
      >
        {person.fullname}
      </Link>
      {PopUp && (
        <Dialog open={open} onOpenChange={setOpen} wide title={person.fullname}>
          <PopUp address={person.profile_url} />
        </Dialog>
      )}
    </>
  )
}
