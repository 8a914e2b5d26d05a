import { QueryRoot } from '../QueryRoot.tsx'
import { AppHeader } from './AppHeader.tsx'

/** The header of logged-in pages for a page that guests read too. */
export default function MemberHeader() {
  return (
    <QueryRoot>
      <AppHeader />
    </QueryRoot>
  )
}
