import type { Self } from '@brilla/contract/accounts/account'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, Navigate } from 'react-router'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { SectionList } from './SectionList.tsx'

/** Frame of a settings page: list of the sections or back link, heading, and content rendered with the account. */
export function SettingsPage({
  title,
  text,
  more = false,
  talentOnly = false,
  children,
}: {
  title: string
  text?: ReactNode
  /** Also lists the other sections below the content on narrow screens. */
  more?: boolean
  /** Redirects agencies to their own page. */
  talentOnly?: boolean
  children: (self: Self) => ReactNode
}) {
  const { t } = useTranslation('settings')
  const { data: self, error, refetch } = useSelf()
  if (talentOnly && self?.type === 'agencia') return <Navigate to="/user/dashboard" replace />
  return (
    <SettingsFrame>
      <header className="grid gap-2">
        <Link
          to="/user/dashboard"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-quiet no-underline hover:text-ink lg:hidden"
        >
          <ArrowLeft aria-hidden size={20} />
          {t('back')}
        </Link>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {text && <p className="text-quiet">{text}</p>}
      </header>
      <SelfBoundary self={self} error={error} onRetry={() => void refetch()}>
        {children}
      </SelfBoundary>
      {more && (
        <nav aria-label={t('more')} className="border-t border-line pt-6 lg:hidden">
          <SectionList />
        </nav>
      )}
    </SettingsFrame>
  )
}

/** Renders the children once the account is loaded; a skeleton or an error until then. */
export function SelfBoundary({
  self,
  error,
  onRetry,
  children,
}: {
  self: Self | undefined
  error: unknown
  onRetry: () => void
  children: (self: Self) => ReactNode
}) {
  const { t } = useTranslation('common')
  if (self) return children(self)
  if (error) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <div aria-busy className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-32" />
    </div>
  )
}

/** The two-column layout of the settings. */
function SettingsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  return (
    <div className="grid gap-x-12 px-4 pt-3 pb-28 md:px-0 md:pt-0 md:pb-16 lg:col-span-2 lg:grid-cols-[230px_minmax(0,640px)]">
      <nav aria-label={t('title')} className="tall:sticky top-22 hidden h-fit lg:block">
        <SectionList />
      </nav>
      <main id="main" tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        {children}
      </main>
    </div>
  )
}
