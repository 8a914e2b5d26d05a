import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { useEditPost } from './post.data.ts'
import { PostTextDialog } from './PostTextDialog.tsx'

/** Changes the words of a post; without any, the window only closes (P-posts-11). */
export default function EditPost({
  post,
  onClose,
}: {
  post: Pick<Post, 'id' | 'description'>
  onClose: () => void
}) {
  const { t } = useTranslation('post')
  const edit = useEditPost(post.id)
  return (
    <PostTextDialog
      title={t('edit.title')}
      label={t('edit.label')}
      action={t('edit.save')}
      draft={`edit ${post.id}`}
      words={post.description}
      onSend={async (words) => {
        if (words !== '' && words !== post.description) await edit(words)
      }}
      onClose={onClose}
    />
  )
}
