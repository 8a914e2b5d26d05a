import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Forward, Link2, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import type { Post } from '@brilla/contract/content/post'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import EditMenuPanel from '../../../ui/EditMenuPanel.tsx'
import type { MenuOpening } from '../../../ui/LazyMenu.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { useCopyLink } from '../../../ui/use-copy-link.ts'
import { useSendEntry } from '../../../ui/use-send-entry.tsx'
import { postsKey } from '../../accounts/account/post-keys.ts'
import { updatePost, userPostsKey } from './post.cache.ts'
import { useDeletePost, useEditPost } from './post.mutations.ts'
import { PostTextDialog } from './PostTextDialog.tsx'

export interface OwnPostMenuProps {
  post: Pick<Post, 'id' | 'description'> & Partial<Pick<Post, 'files' | 'pinned'>>
  onDeleted?: (() => void) | undefined
}

/** What is deleted with a post; the video of a link is not ours. */
function getFileType(files: Post['files'] = []) {
  const type = files[0]?.type
  return type === 'PHOTO' || type === 'FILE' ? type : 'none'
}

/** The open state of the owner's menu of a post. */
export default function OwnPostMenuPanel({ post, onDeleted, ...opening }: MenuOpening & OwnPostMenuProps) {
  const { t } = useTranslation(['post', 'common'])
  const copyLink = useCopyLink()
  const sendEntry = useSendEntry()
  const deletePost = useDeletePost()
  const toast = useToast()
  const pin = usePinPost(post.id)
  const [isEditing, setIsEditing] = useState(false)
  const pinEntry: MenuEntry = {
    kind: 'action',
    label: t(post.pinned ? 'pin.remove' : 'pin.add'),
    icon: post.pinned ? <PinOff aria-hidden size={20} /> : <Pin aria-hidden size={20} />,
    onSelect: () => pin.mutate(!post.pinned),
  }
  const shareEntries: MenuEntry[] = [
    {
      kind: 'action',
      label: t('common:link.copy'),
      icon: <Link2 aria-hidden size={20} />,
      onSelect: () => copyLink(`/noticias/${post.id}`),
    },
    sendEntry(`/noticias/${post.id}`),
    {
      kind: 'link',
      to: `/conversaciones?post=${post.id}`,
      label: t('send'),
      icon: <Forward aria-hidden size={20} />,
    },
  ]
  return (
    <>
      <EditMenuPanel
        {...opening}
        words={{
          edit: t('edit.do'),
          delete: t('delete'),
          deleteTitle: t('deleteTitle'),
          deleteText: t(`deleteText.${getFileType(post.files)}`),
          keep: t('keep'),
        }}
        entries={post.pinned === undefined ? shareEntries : [pinEntry, ...shareEntries]}
        onEdit={() => setIsEditing(true)}
        onDelete={async () => {
          await deletePost.mutateAsync(post.id)
          toast(t('deleted'))
          onDeleted?.()
        }}
      />
      {isEditing && <EditPost post={post} onClose={() => setIsEditing(false)} />}
    </>
  )
}

/** Pins one's own post to the top of the profile, or unpins it (P-profiles-18). */
function usePinPost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t, i18n } = useTranslation('post')
  return useMutation({
    mutationFn: (pinned: boolean) => api.call(pinned ? 'pinPost' : 'unpinPost', { params: { id } }),
    onSuccess(_, pinned) {
      toast(t(pinned ? 'pin.added' : 'pin.removed'))
      return changeCache(queries, [postsKey], () => {
        updatePost(queries, id, () => ({ pinned }))
        void queries.invalidateQueries({ queryKey: userPostsKey })
      })
    },
    onError: (error) => toast(getErrorText(error, i18n)),
  })
}

/** Edits the text of a post; an empty text changes nothing (P-posts-11). */
function EditPost({ post, onClose }: { post: Pick<Post, 'id' | 'description'>; onClose: () => void }) {
  const { t } = useTranslation('post')
  return (
    <PostTextDialog
      title={t('edit.title')}
      label={t('edit.label')}
      action={t('edit.save')}
      draft={`edit ${post.id}`}
      initialText={post.description}
      mutation={useEditPost(post.id)}
      onClose={onClose}
    />
  )
}
