import { IdCard, Link2, Share2, X } from 'lucide-react'
import { useState } from 'react'
import { useClaims } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { BulkShare } from './use-bulk-share.ts'

const LazyShareLinkDialog = lazyDialog(() => import('./ShareLinkDialog.tsx'), ['errors'])

/** Chooses what goes with the message: the agency's own profile, or a post or profile by its address. */
export function ShareMenu({ onShare }: { onShare: (share: BulkShare) => void }) {
  const { t } = useTranslation('bulkMessage')
  const sub = useClaims()?.sub ?? ''
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" icon={<Share2 aria-hidden size={20} />}>
            {t('share.do')}
          </Button>
        }
        entries={[
          {
            kind: 'action',
            label: t('share.own'),
            icon: <IdCard aria-hidden size={20} />,
            onSelect: () => onShare({ kind: 'profile', id: sub }),
          },
          {
            kind: 'action',
            label: t('share.byLink'),
            icon: <Link2 aria-hidden size={20} />,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      {isAsking && <LazyShareLinkDialog onShare={onShare} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** What goes with the message, which can be taken out again. */
export function SharedItem({ share: { kind, name }, onRemove }: { share: BulkShare; onRemove: () => void }) {
  const { t } = useTranslation('bulkMessage')
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3">
      <Share2 aria-hidden size={20} className="shrink-0 text-quiet" />
      <p className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        {name === undefined ? t('share.withOwn') : t(`share.with.${kind}`, { name })}
      </p>
      <IconButton label={t('share.remove')} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
