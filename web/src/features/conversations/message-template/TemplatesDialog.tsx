import type { MessageTemplate } from '@brilla/contract/conversations/message-template'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EditMenu } from '../../../ui/EditMenu.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useDeleteTemplate } from './message-template.mutations.ts'
import { useTemplates } from './message-template.queries.ts'
import TemplateDialog from './TemplateDialog.tsx'

/** The templates, to rename, change and delete them (P-messages-22). */
export default function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('messageTemplate')
  const { data: templates = [] } = useTemplates()
  return (
    <Dialog open onOpenChange={onClose} title={t('title')}>
      {templates.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </ul>
    </Dialog>
  )
}

function TemplateRow({ template }: { template: MessageTemplate }) {
  const { id, name, text } = template
  const { t } = useTranslation('messageTemplate')
  const toast = useToast()
  const remove = useDeleteTemplate()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <li className="flex min-w-0 items-center gap-1 border-b border-line py-1 last:border-b-0">
      <div className="grid min-w-0 flex-1 grid-cols-1">
        <span className="truncate font-semibold">{name}</span>
        <span className="truncate text-sm text-quiet">{text}</span>
      </div>
      <EditMenu
        label={t('optionsOf', { name })}
        words={{
          edit: t('edit'),
          delete: t('delete'),
          deleteTitle: t('deleteTitle', { name }),
          keep: t('keep'),
        }}
        onEdit={() => setIsEditing(true)}
        onDelete={async () => {
          await remove(id)
          toast(t('done.deleted'))
        }}
      />
      {isEditing && <TemplateDialog template={template} onClose={() => setIsEditing(false)} />}
    </li>
  )
}
