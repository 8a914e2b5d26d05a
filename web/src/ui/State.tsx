import { type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { OfflineError } from '../lib/api.ts'
import { getErrorText } from '../lib/error-text.ts'
import { Button } from './Button.tsx'

interface Props {
  icon?: LucideIcon
  title: string
  /** `h1` where it is all of the page. */
  heading?: 'h1' | 'h2'
  text?: ReactNode
  action?: ReactNode
}

/** An empty list: why it is empty, and the action that fills it. */
export function EmptyState({ icon: Icon, title, heading: Heading = 'h2', text, action }: Props) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 px-6 py-12 text-center">
      {Icon && (
        <div className="text-quiet">
          <Icon aria-hidden size={36} />
        </div>
      )}
      <Heading className="max-w-full text-xl">{title}</Heading>
      {text && <p className="max-w-md text-quiet">{text}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}

/** A failed request with a retry button. The text is that of `error` unless given. */
export function ErrorState({
  title,
  text,
  error,
  onRetry,
  ...rest
}: Partial<Props> & { error?: unknown; onRetry?: () => void }) {
  const { t, i18n } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        title={title ?? t(error instanceof OfflineError ? 'error.offlineTitle' : 'error.title')}
        text={text ?? getErrorText(error, i18n)}
        action={
          onRetry && (
            <Button variant="secondary" icon={<RotateCw aria-hidden size={18} />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  )
}
