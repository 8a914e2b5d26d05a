import type { Page } from '../lib/page.ts'

/** Every page that is not in `guestPages`. */
export const memberPages: readonly Page[] = Object.values(
  import.meta.glob<Page>(
    [
      '../pages/**/*.page.ts',
      '!../pages/{domain-confirmation,landing,login,forgot,register,cancelled,contact,legal,transparency,unsubscribe,linked-press-kit,presentation,not-found}/*.page.ts',
      '!../pages/showcase/*.page.ts',
    ],
    { eager: true, import: 'page' },
  ),
)
