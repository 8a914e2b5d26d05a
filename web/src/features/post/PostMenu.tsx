import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { EditMenu } from '../../ui/EditMenu.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useDeletePost } from './post.mutations.ts'

const EditPost = lazyDialog(() => import('./EditPost.tsx'))

/** The owner's menu of a post. */
export function PostMenu({
  post,
  onDeleted,
}: {
  post: Pick<Post, 'id' | 'description'>
  onDeleted?: () => void
}) {
  const { t } = useTranslation('post')
  const deletePost = useDeletePost()
  const toast = useToast()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      <EditMenu
        words={{
          menu: t('menu'),
          edit: t('edit.do'),
          delete: t('delete'),
          deleteTitle: t('deleteTitle'),
          deleteText: t('deleteText'),
          keep: t('keep'),
        }}
        onEdit={() => setIsEditing(true)}
        onDelete={async () => {
          await deletePost.mutateAsync(post.id)
          toast(t('deleted'))
          onDeleted?.()
        }}
        className="ml-auto"
      />
      {isEditing && <EditPost post={post} onClose={() => setIsEditing(false)} />}
    </>
  )
}
