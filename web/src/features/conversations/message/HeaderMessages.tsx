import { MessageCircle } from 'lucide-react'
import { type Core, useCore } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { HeaderDropdown } from '../../../ui/HeaderDropdown.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { countMessages, useSelf } from '../../accounts/account/self.queries.ts'

async function load({ translator }: Core) {
  const [module] = await Promise.all([import('./MessagesPanel.tsx'), translator.load(['message'])])
  return module
}
const MessagesPanel = lazyComponent(load)

/** The latest conversations in the header, with the number of unread messages (P-messages-8). */
export function HeaderMessages() {
  const { t } = useTranslation()
  const core = useCore()
  const { data: self } = useSelf()
  const unread = countMessages(self)
  return (
    <HeaderDropdown
      icon={MessageCircle}
      label={t('nav.messages')}
      to="/conversaciones"
      unread={unread}
      unreadLabel={t('unread', { count: unread })}
      load={() => load(core)}
    >
      {(opening) => <MessagesPanel {...opening} />}
    </HeaderDropdown>
  )
}
