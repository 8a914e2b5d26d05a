import { Outlet } from 'react-router'
import { GuestFooter } from './GuestFooter.tsx'
import { GuestHeader } from './GuestHeader.tsx'

/** The landing page's hero starts at the top, behind the header. */
export default function LandingLayout() {
  return (
    <>
      <div data-theme="dark" className="absolute inset-x-0 top-0 z-10 text-ink">
        <GuestHeader />
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <GuestFooter />
    </>
  )
}
