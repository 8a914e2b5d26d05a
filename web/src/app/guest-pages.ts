import type { Page } from '../lib/page.ts'

/**
 * The pages that a guest may open, by an explicit list of folders: only their code, and what they import, is in the
 * chunks that a guest downloads. Every other page is one for members (`member-pages.ts`).
 */
export const guestPages: readonly Page[] = Object.values(
  import.meta.glob<Page>(
    '../pages/{domain-confirmation,landing,login,forgot,register,cancelled,contact,legal,transparency,unsubscribe,linked-press-kit,presentation,not-found}/*.page.ts',
    {
      eager: true,
      import: 'page',
    },
  ),
)
