import { RequestStatus } from '../../features/contact/RequestStatus.tsx'
import { TallPage } from '../../ui/FormPage.tsx'

export default function ContactStatus() {
  return (
    <TallPage>
      <RequestStatus />
    </TallPage>
  )
}
