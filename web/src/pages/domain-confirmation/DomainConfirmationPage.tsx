import { DomainConfirmation } from '../../features/safety/verification/DomainConfirmation.tsx'
import { TallPage } from '../../ui/FormPage.tsx'

export default function DomainConfirmationPage() {
  return (
    <TallPage>
      <DomainConfirmation />
    </TallPage>
  )
}
