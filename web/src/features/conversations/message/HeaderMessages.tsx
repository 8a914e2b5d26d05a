import { MessageCircle } from 'lucide-react'
import { useCore } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { HeaderDropdown } from '../../../ui/HeaderDropdown.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { countMessages, useSelf } from '../../accounts/account/self.queries.ts'

const MessagesPanel = lazyComponent(() => import('./MessagesPanel.tsx'), ['message'])

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
      load={() => MessagesPanel.load(core)}
    >
      {(opening) => <MessagesPanel {...opening} />}
    </HeaderDropdown>
  )
}
