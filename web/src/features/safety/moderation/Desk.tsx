import { useSearchParams } from 'react-router'
import { CaseDesk } from './CaseDesk.tsx'
import { ContactDesk } from './contact/ContactDesk.tsx'

/** The moderators' desk: cases (P-moderation-13) and what people have sent through `/contacto` (P-contact-6). */
export default function Desk() {
  const [params] = useSearchParams()
  return params.get('tab') === 'contact' ? <ContactDesk /> : <CaseDesk />
}
