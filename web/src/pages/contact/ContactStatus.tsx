import { RequestStatus } from '../../features/safety/contact/RequestStatus.tsx'
import { TallPage } from '../../ui/FormPage.tsx'

export default function ContactStatus() {
  return (
    <TallPage>
      <RequestStatus />
    </TallPage>
  )
}
