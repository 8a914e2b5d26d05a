import { Bookmark } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { cn } from '../../../ui/cn.ts'
import { useSavePost } from './post.mutations.ts'

/** The bookmark of a post: saves it for the reader alone (P-posts-27). */
export function SaveButton({ post }: { post: Pick<Post, 'id' | 'saved'> }) {
  const { t } = useTranslation()
  const { saved } = post
  const toggle = useSavePost(post)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('save')}
      onClick={() => void toggle()}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-sunken',
        saved ? 'text-ember' : 'text-quiet',
      )}
    >
      <Bookmark aria-hidden size={21} className={cn('transition', saved && 'fill-ember/20')} />
    </button>
  )
}
