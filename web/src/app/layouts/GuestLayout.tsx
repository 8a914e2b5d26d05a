import { Outlet } from 'react-router'
import { GuestFooter } from './GuestFooter.tsx'
import { GuestHeader } from './GuestHeader.tsx'

export default function GuestLayout() {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]">
      <GuestHeader />
      <main id="main" tabIndex={-1} className="min-w-0">
        <Outlet />
      </main>
      <GuestFooter />
    </div>
  )
}
