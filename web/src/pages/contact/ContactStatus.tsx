import { RequestStatus } from '../../features/contact/RequestStatus.tsx'

export default function ContactStatus() {
  return <RequestStatus />
}
