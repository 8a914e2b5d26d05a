import { BadgeCheck } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

const AgencyPopUp = lazyDialog(() => import('./AgencyPopUp.tsx'), ['profile'])

interface LinkedPerson {
  fullname: string
  profile_url: string
  type: 'talento' | 'agencia' | null
  verified: boolean
}

/**
 * A person's name, linked to their profile, with a mark for a verified agency (P-profiles-21); an agency's opens its card in a dialog (P-profiles-13, P-profiles-14), unless
 * a modifier key asks for a new tab.
 */
export function PersonLink({
  person,
  className,
  linkState,
  toPage = false,
  children = person.fullname,
}: {
  person: LinkedPerson
  className: string
  /** State of the history entry of the profile. */
  linkState?: unknown
  /** Also an agency's leads to the profile. */
  toPage?: boolean
  /** The name, if it is not shown as it is. */
  children?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const { t } = useTranslation()
  const opensCard = person.type === 'agencia' && !toPage

  function onClick(event: MouseEvent) {
    if (!opensCard || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link
        to={`/profile/${person.profile_url}`}
        state={linkState}
        onClick={onClick}
        {...(opensCard && { 'aria-haspopup': 'dialog' as const })}
        className={className}
      >
        {children}{' '}
        {person.verified && (
          <BadgeCheck
            role="img"
            aria-label={t('verifiedAgency')}
            className="inline size-[1.1em] shrink-0 align-[-0.15em]"
          />
        )}
      </Link>
      {open && <AgencyPopUp person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
