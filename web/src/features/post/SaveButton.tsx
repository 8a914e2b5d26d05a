import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useToggle } from '../../lib/toggle.ts'
import { cn } from '../../ui/cn.ts'
import { useToast } from '../../ui/Toast.tsx'
import { savedPostsKey, updatePost } from './post.cache.ts'

/** The bookmark of a post: saves it for the reader alone (P-posts-27). */
export function SaveButton({ post: { id, saved } }: { post: Pick<Post, 'id' | 'saved'> }) {
  const { t } = useTranslation()
  const toggle = useSavePost(id, saved)
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

/** Saves a post or takes it out again, wherever on the page that post is shown. */
function useSavePost(id: string, saved: boolean) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useToggle({
    on: saved,
    show: (on) => updatePost(queries, id, () => ({ saved: on })),
    send: (on) => api.call(on ? 'savePost' : 'unsavePost', { params: { id } }),
    // The open list stays as it is, so that a bookmark removed by mistake can be set again; it is read anew when opened.
    onSuccess: () => void queries.invalidateQueries({ queryKey: savedPostsKey, refetchType: 'none' }),
    onError: (error) => toast(problemText(error, i18n)),
  })
}
