import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims, useCore } from '../../../lib/context.tsx'
import type { Deletion } from '../../../ui/DeleteDialog.tsx'
import { EllipsisButton } from '../../../ui/EllipsisButton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { LazyMenu } from '../../../ui/LazyMenu.tsx'
import type { Subject } from './subject.ts'

const MoreMenuPanel = lazyComponent(() => import('./MoreMenuPanel.tsx'), ['report'])

/** The menu of somebody else, or of something of theirs (P-blocks-7); nothing for a guest and for one's own. */
export function MoreMenu({
  subject,
  onBlocked,
  deletion,
  canWrite = false,
  excerpt,
  size,
  className,
}: {
  subject: Subject
  /** Leaves a page or a dialog that is about the person, before everything of theirs disappears. */
  onBlocked?: (() => unknown) | undefined
  /** For those who may delete it: the author of a post, what others write below it. */
  deletion?: Deletion
  /** Whether it has the way into the conversation, for rows that have no space for a button. */
  canWrite?: boolean
  /** The beginning of a message or comment, which tells its button from those of the others. */
  excerpt?: string
  /** Of the three dots, in CSS pixels. */
  size?: number
  className?: string
}) {
  const { t } = useTranslation()
  const core = useCore()
  const sub = useClaims()?.sub
  const { kind, person } = subject
  if (!sub || sub === person.id) return null
  return (
    <LazyMenu
      trigger={
        <EllipsisButton
          label={t(`more.${kind}`, { name: person.fullname, text: excerpt })}
          {...{ size, className }}
        />
      }
      load={() => MoreMenuPanel.load(core)}
    >
      {(opening) => <MoreMenuPanel {...opening} {...{ subject, onBlocked, deletion, canWrite }} />}
    </LazyMenu>
  )
}
