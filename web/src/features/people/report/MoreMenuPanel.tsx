import { Ban, Bell, BellOff, Flag, Forward, Link2, ListPlus, MessageCircle, Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims, useCore } from '../../../lib/context.tsx'
import { DeleteDialog, type Deletion } from '../../../ui/DeleteDialog.tsx'
import type { MenuOpening } from '../../../ui/LazyMenu.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.ts'
import MenuPanel from '../../../ui/MenuPanel.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useCopyLink } from '../../../ui/use-copy-link.ts'
import { useSendEntry } from '../../../ui/use-send-entry.tsx'
import { useMute } from '../mute/mute.mutations.ts'
import { LazyBlockDialog } from '../block/LazyBlockDialog.tsx'
import { AddToListContext } from './add-to-list-context.ts'
import { LazyReportDialog } from './LazyReportDialog.tsx'
import type { Subject } from './subject.ts'

/** The open state of a `MoreMenu`: message, link, report, and block where P-blocks-6 allows it. */
export default function MoreMenuPanel({
  subject,
  onBlocked,
  deletion,
  canWrite,
  ...opening
}: MenuOpening & {
  subject: Subject
  onBlocked: (() => unknown) | undefined
  deletion: Deletion | undefined
  canWrite: boolean
}) {
  const { t } = useTranslation(['report', 'common'])
  const copyLink = useCopyLink()
  const sendEntry = useSendEntry()
  const toast = useToast()
  const isTalent = useClaims()?.profileType === 'talento'
  const [open, setOpen] = useState<'delete' | 'report' | 'block' | 'list'>()
  const { kind, id, person } = subject
  const name = person.fullname
  const renderAddToList = use(AddToListContext)
  const canList = renderAddToList !== null && kind === 'profile' && person.type === 'talento'
  const canBlock = isTalent && person.type === 'talento'
  const path =
    kind === 'profile' ? `/profile/${person.profile_url}` : kind === 'post' ? `/noticias/${id}` : undefined
  const agencyId = isTalent && person.type === 'agencia' ? person.id : undefined
  const isMuted = useIsMuted(agencyId)
  const mute = useMute(person.id)
  const close = () => setOpen(undefined)

  const entries: (MenuEntry | false)[] = [
    canWrite && {
      kind: 'link',
      to: `/conversaciones/${person.profile_url}`,
      label: t('menu.write'),
      icon: <MessageCircle aria-hidden size={20} />,
    },
    canList && {
      kind: 'action',
      label: t('common:list.add'),
      icon: <ListPlus aria-hidden size={20} />,
      onSelect: () => setOpen('list'),
    },
    path !== undefined && {
      kind: 'action',
      label: t('common:link.copy'),
      icon: <Link2 aria-hidden size={20} />,
      onSelect: () => copyLink(path),
    },
    path !== undefined && sendEntry(path),
    path !== undefined && {
      kind: 'link',
      to: `/conversaciones?${kind}=${id}`,
      label: t('menu.send'),
      icon: <Forward aria-hidden size={20} />,
    },
    deletion !== undefined && {
      kind: 'action',
      danger: true,
      label: deletion.words.delete,
      icon: <Trash2 aria-hidden size={20} />,
      onSelect: () => setOpen('delete'),
    },
    {
      kind: 'action',
      label: t(`menu.${kind}`),
      icon: <Flag aria-hidden size={20} />,
      onSelect: () => setOpen('report'),
    },
    agencyId !== undefined && {
      kind: 'action',
      label: t(isMuted ? 'menu.unmute' : 'menu.mute'),
      icon: isMuted ? <Bell aria-hidden size={20} /> : <BellOff aria-hidden size={20} />,
      onSelect: () =>
        mute.mutate(!isMuted, {
          onSuccess: () => toast(t(isMuted ? 'muted.undone' : 'muted.done', { name })),
          onError: () => toast(t('muted.failed')),
        }),
    },
    canBlock && {
      kind: 'action',
      danger: true,
      label: t('menu.block', { name }),
      icon: <Ban aria-hidden size={20} />,
      onSelect: () => setOpen('block'),
    },
  ]
  return (
    <>
      <MenuPanel {...opening} entries={entries.filter((entry) => entry !== false)} />
      {open === 'delete' && deletion && <DeleteDialog {...deletion} onClose={close} />}
      {open === 'report' && <LazyReportDialog {...{ kind, id, name, canBlock }} onClose={close} />}
      {open === 'list' && renderAddToList?.([person], close)}
      {open === 'block' && <LazyBlockDialog {...{ person, onBlocked }} onClose={close} />}
    </>
  )
}

/** Whether the reader wants no messages of an agency (P-messages-19); nothing without an id. */
function useIsMuted(agencyId: string | undefined): boolean {
  const { api } = useCore()
  const { data } = useQuery({
    queryKey: ['muted', agencyId],
    async queryFn({ signal }) {
      const { muted } = await api.call('getContact', { params: { id: agencyId ?? '' } }, { signal })
      return muted
    },
    enabled: agencyId !== undefined,
  })
  return data ?? false
}
