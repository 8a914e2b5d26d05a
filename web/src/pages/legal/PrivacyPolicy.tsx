import { LegalPage } from './LegalPage.tsx'

export default function PrivacyPolicy() {
  return <LegalPage name="privacy" />
}
