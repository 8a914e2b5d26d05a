import type { Presentation } from '@brilla/contract/casting/presentation'
import { Copy, ExternalLink, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useEndPresentation } from '../../features/casting/presentation/presentation.mutations.ts'
import { asLanguage } from '../../lib/language.ts'
import { useServerNow } from '../../lib/server-time.ts'
import { calendarDate } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useCopyLink } from '../../ui/use-copy-link.ts'
import { Votes } from './Votes.tsx'

/** A presentation with its link and its votes. */
export function PresentationCard({ presentation }: { presentation: Presentation }) {
  const { t, i18n } = useTranslation('presentation')
  const now = useServerNow()
  const { title, url, expiresAt, closedAt, opened, hasPin } = presentation
  const date = (instant: string) => ({ date: calendarDate(instant, asLanguage(i18n.language)) })
  const isOpen = !closedAt && Date.parse(expiresAt) > now
  const facts = [
    closedAt
      ? t('state.closed', date(closedAt))
      : isOpen
        ? t('state.open', date(expiresAt))
        : t('state.expired', date(expiresAt)),
    opened > 0 ? t('opened', { count: opened }) : t('unopened'),
    hasPin && t('hasPin'),
  ]
  const path = url.slice(new URL(url).origin.length)
  const copyLink = useCopyLink()
  return (
    <article className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid min-w-[min(14rem,100%)] flex-1 gap-1">
          <h2 className="text-2xl [overflow-wrap:anywhere]">{title}</h2>
          <p className="text-quiet">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <>
              <Button
                variant="secondary"
                icon={<Copy aria-hidden size={18} />}
                aria-label={t('copyOf', { title })}
                onClick={() => copyLink(path)}
              >
                {t('copy')}
              </Button>
              <ButtonLink
                to={path}
                variant="quiet"
                aria-label={t('open')}
                title={t('open')}
                icon={<ExternalLink aria-hidden size={20} />}
                className="size-11 p-0!"
              />
            </>
          )}
          <EndButton presentation={presentation} isOpen={isOpen} />
        </div>
      </div>
      <Votes presentation={presentation} />
    </article>
  )
}

/** Closes an open presentation, and deletes one that has ended; asks before. */
function EndButton({ presentation: { id, title }, isOpen }: { presentation: Presentation; isOpen: boolean }) {
  const { t } = useTranslation('presentation')
  const toast = useToast()
  const end = useEndPresentation()
  const [isAsking, setIsAsking] = useState(false)
  const how = isOpen ? 'close' : 'delete'
  const Icon = isOpen ? X : Trash2
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon aria-hidden size={18} />}
        aria-label={t(`${how}.of`, { title })}
        onClick={() => setIsAsking(true)}
      >
        {t(`${how}.do`)}
      </Button>
      {isAsking && (
        <DeleteDialog
          words={{
            delete: t(`${how}.do`),
            deleteTitle: t(`${how}.title`, { title }),
            deleteText: t(`${how}.text`),
            keep: t(`${how}.keep`),
          }}
          onDelete={async () => {
            await end(id, { forever: !isOpen })
            // The pressed button is gone with its presentation.
            if (!isOpen) document.getElementById('main')?.focus({ preventScroll: true })
            setIsAsking(false)
            toast(t(`${how}.done`))
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
