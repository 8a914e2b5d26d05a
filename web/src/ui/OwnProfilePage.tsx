import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface OwnProfilePageProps {
  /** Undefined until it is known. */
  profileUrl: string | undefined
  back: string
  title: string
  /** Below the title. */
  intro: ReactNode
  children: ReactNode
}

/** A page about the own profile, with a link back to it. */
export function OwnProfilePage({ profileUrl = '', back, title, intro, children }: OwnProfilePageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 content-start gap-6 px-4 pt-3 pb-28 md:px-0 md:pt-0 md:pb-16 lg:col-span-2"
    >
      <header className="grid max-w-2xl gap-2">
        <Link
          to={`/profile/${profileUrl}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft aria-hidden size={20} />
          {back}
        </Link>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {intro}
      </header>
      {children}
    </main>
  )
}
