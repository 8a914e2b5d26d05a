import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../core/problems.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useDeletePost } from './post.data.ts'

/** The owner's menu of a post. */
export function PostMenu({ id }: { id: string }) {
  const { t, i18n } = useTranslation('post')
  const deletePost = useDeletePost()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await deletePost(id)
      toast(t('deleted'))
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
            danger: true,
            label: t('delete'),
            icon: <Trash2 aria-hidden size={20} />,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteTitle')}
        description={t('deleteText')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
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
