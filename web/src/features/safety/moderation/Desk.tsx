import './moderator-routes.ts'
import { useSearchParams } from 'react-router'
import { CaseDesk } from './CaseDesk.tsx'
import { VerificationDesk } from './verification/VerificationDesk.tsx'
import { ContactDesk } from './contact/ContactDesk.tsx'

/**
 * The moderators' desk: cases (P-moderation-13), agencies to verify (P-verification-5), and what people have sent through
 * `/contacto` (P-contact-6).
 */
export default function Desk() {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  if (tab === 'contact') return <ContactDesk />
  return tab === 'verifications' ? <VerificationDesk /> : <CaseDesk />
}
