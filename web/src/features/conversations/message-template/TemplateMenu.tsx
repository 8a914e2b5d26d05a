import { FilePlus2, FileText, Settings2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.ts'
import { fillInShownText } from './placeholder.ts'
import { useTemplates } from './message-template.queries.ts'

const LazyTemplateDialog = lazyDialog(() => import('./TemplateDialog.tsx'), ['errors'])
const LazyTemplatesDialog = lazyDialog(() => import('./TemplatesDialog.tsx'), ['errors'])

/** Inserts a template into what is written, and saves that as one (P-messages-22). */
export default function TemplateMenu({
  text,
  name,
  onInsert,
  trigger,
}: {
  /** What is written. */
  text: string
  /** The name of the only person it is for. */
  name?: string
  onInsert: (text: string) => void
  trigger: ReactElement
}) {
  const { t } = useTranslation('messageTemplate')
  const { data: templates = [] } = useTemplates()
  const [opened, setOpened] = useState<'new' | 'all' | null>(null)
  const fill = (template: string) => (name === undefined ? template : fillInShownText(template, name))
  const close = () => setOpened(null)

  function insert(template: string) {
    // One template replaces another, and follows what was typed.
    const isReplaced = text.trim() === '' || templates.some((other) => fill(other.text) === text)
    onInsert(isReplaced ? fill(template) : `${text.trimEnd()}\n\n${fill(template)}`)
  }

  const entries: MenuEntry[] = templates.map((template) => ({
    kind: 'action',
    label: template.name,
    icon: <FileText aria-hidden size={20} className="shrink-0" />,
    onSelect: () => insert(template.text),
  }))
  if (templates.length > 0) entries.push({ kind: 'line' })
  entries.push({
    kind: 'action',
    label: t('save'),
    icon: <FilePlus2 aria-hidden size={20} className="shrink-0" />,
    onSelect: () => setOpened('new'),
  })
  if (templates.length > 0)
    entries.push({
      kind: 'action',
      label: t('manage'),
      icon: <Settings2 aria-hidden size={20} className="shrink-0" />,
      onSelect: () => setOpened('all'),
    })
  return (
    <>
      <Menu trigger={trigger} entries={entries} />
      {opened === 'new' && <LazyTemplateDialog text={text} onClose={close} />}
      {opened === 'all' && <LazyTemplatesDialog onClose={close} />}
    </>
  )
}
