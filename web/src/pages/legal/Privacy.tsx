import { LegalPage } from './LegalPage.tsx'

export default function Privacy() {
  return <LegalPage name="privacy" />
}
