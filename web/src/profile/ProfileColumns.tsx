import type { ReactNode } from 'react'

/** Who somebody is on the left, what they do on the right; on a phone one after the other. */
export function ProfileColumns({ who, children }: { who: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[1280px] gap-5 px-4 py-6 md:px-6 lg:grid-cols-[380px_minmax(0,1fr)] lg:gap-9">
      <div className="grid min-w-0 content-start gap-5">{who}</div>
      <div className="grid min-w-0 max-w-[700px] content-start gap-5 max-lg:mx-auto max-lg:w-full">
        {children}
      </div>
    </div>
  )
}
