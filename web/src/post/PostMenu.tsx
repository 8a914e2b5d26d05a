import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { problemText } from '../core/problems.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Menu } from '../ui/Menu.tsx'
import { part } from '../ui/part.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useDeletePost } from './post.data.ts'

const useEditPostWindow = part(() => import('./EditPost.tsx'))

/** The owner's menu of a post. */
export function PostMenu({
  post,
  onDeleted,
}: {
  post: Pick<Post, 'id' | 'description'>
  onDeleted?: () => void
}) {
  const { t, i18n } = useTranslation('post')
  const deletePost = useDeletePost()
  const toast = useToast()
  const [window, setWindow] = useState<'edit' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setWindow(null)
  const editPost = useEditPostWindow(window === 'edit', close)

  async function remove() {
    setBusy(true)
    try {
      await deletePost(post.id)
      toast(t('deleted'))
      onDeleted?.()
    } catch (error) {
      toast(problemText(error, i18n))
      setBusy(false)
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu')} className="ml-auto">
            <Ellipsis aria-hidden size={22} />
          </IconButton>
        }
        entries={[
          {
            kind: 'action',
            label: t('edit.do'),
            icon: <Pencil aria-hidden size={20} />,
            onSelect: () => setWindow('edit'),
          },
          {
            kind: 'action',
            danger: true,
            label: t('delete'),
            icon: <Trash2 aria-hidden size={20} />,
            onSelect: () => setWindow('delete'),
          },
        ]}
      />
      {window === 'edit' && editPost?.({ post, onClose: close })}
      <Dialog
        open={window === 'delete'}
        onOpenChange={close}
        title={t('deleteTitle')}
        description={t('deleteText')}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {t('keep')}
            </Button>
            <Button kind="danger" busy={busy} onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </>
        }
      />
    </>
  )
}
