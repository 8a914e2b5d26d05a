import { LegalPage } from './LegalPage.tsx'

export default function Terms() {
  return <LegalPage name="terms" />
}
