import type { Post } from '@brilla/contract/content/post'
import { useTranslation } from '../../../lib/translation.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useSharePost } from './post.mutations.ts'
import { PostTextDialog } from './PostTextDialog.tsx'
import { SharedPost } from './SharedPost.tsx'

/** Shares somebody else's post, with an optional text. */
export function SharePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation('post')
  const toast = useToast()
  return (
    <PostTextDialog
      title={t('share.title')}
      label={t('share.label')}
      action={t('share.do')}
      draft={`share ${post.id}`}
      initialText=""
      optional
      mutation={useSharePost(post.id)}
      onSent={() => toast(t('share.done'))}
      onClose={onClose}
    >
      <div className="max-h-[30dvh] overflow-hidden" inert>
        <SharedPost post={post} />
      </div>
    </PostTextDialog>
  )
}
