import type { Post } from '@brilla/contract/content/post'
import { useTranslation } from '../../../lib/translation.tsx'
import { useEditPost } from './post.mutations.ts'
import { PostTextDialog } from './PostTextDialog.tsx'

/** Edits the text of a post; an empty text changes nothing (P-posts-11). */
export function EditPost({ post, onClose }: { post: Pick<Post, 'id' | 'description'>; onClose: () => void }) {
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
