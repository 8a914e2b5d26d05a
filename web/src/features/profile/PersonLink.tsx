import { useState, type ComponentType, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useChunkErrorToast } from '../../ui/lazyComponent.tsx'

interface LinkedPerson {
  fullname: string
  profile_url: string
  type: 'talento' | 'agencia' | null
}

/**
 * A person's name, linked to their profile; an agency's opens its card in a dialog (P-profiles-13, P-profiles-14), unless
 * a modifier key asks for a new tab.
 */
export function PersonLink({ person, className }: { person: LinkedPerson; className: string }) {
  const { translator } = useCore()
  const showChunkError = useChunkErrorToast()
  const [open, setOpen] = useState(false)
  const [PopUp, setPopUp] = useState<ComponentType<{ address: string }>>()
  const isAgency = person.type === 'agencia'

  async function openPopUp() {
    try {
      const [popUp] = await Promise.all([import('./AgencyPopUp.tsx'), translator.load(['profile'])])
      setPopUp(() => popUp.default)
      setOpen(true)
    } catch {
      void showChunkError()
    }
  }

  function onClick(event: MouseEvent) {
    if (!isAgency || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openPopUp()
  }

  return (
    <>
      <Link
        to={`/profile/${person.profile_url}`}
        onClick={onClick}
        {...(isAgency && { 'aria-haspopup': 'dialog' as const })}
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
