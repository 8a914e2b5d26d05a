import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { EditMenu } from '../../ui/EditMenu.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useDeletePost } from './post.mutations.ts'

const EditPost = lazyDialog(() => import('./EditPost.tsx'))

/** What is deleted with a post; the video of a link is not ours. */
function getFileType(files: Post['files'] = []) {
  const type = files[0]?.type
  return type === 'PHOTO' || type === 'FILE' ? type : 'none'
}

/** The owner's menu of a post. */
export function PostMenu({
  post,
  onDeleted,
}: {
  post: Pick<Post, 'id' | 'description'> & Partial<Pick<Post, 'files'>>
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
          deleteText: t(`deleteText.${getFileType(post.files)}`),
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
