import { limits } from '@brilla/contract/platform/limits'
import type { List } from '@brilla/contract/casting/list'
import { useMutation } from '@tanstack/react-query'
import { Download, MessagesSquare, Vote } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDeleteList, useRenameList } from '../../features/casting/list/list.mutations.ts'
import { PresentButton } from '../../features/casting/presentation/PresentButton.tsx'
import { SelectionLink } from '../../features/casting/selection/SelectionAction.tsx'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { checkLine, collectErrors } from '../../lib/field-rules.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useApiForm } from '../../lib/use-api-form.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { EditMenu } from '../../ui/EditMenu.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** What can be done with a whole list. */
export function ListActions({ list }: { list: List }) {
  const { t } = useTranslation('list')
  const navigate = useNavigate()
  const toast = useToast()
  const remove = useDeleteList()
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <div className="flex print:hidden">
      {list.count > 0 && <PresentButton list={list} />}
      <SelectionLink icon={Vote} label={t('clientVotes')} to={`/presentaciones?lista=${list.id}`} />
      <Link
        to={`/conversaciones?list=${list.id}`}
        aria-label={t('replies')}
        title={t('replies')}
        className="inline-grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <MessagesSquare aria-hidden size={20} />
      </Link>
      <ExportMenu list={list} />
      <EditMenu
        label={t('more', { name: list.name })}
        words={{
          edit: t('rename'),
          delete: t('delete'),
          deleteTitle: t('deleteTitle', { name: list.name }),
          deleteText: t('deleteText'),
          keep: t('keep'),
        }}
        onEdit={() => setIsRenaming(true)}
        onDelete={async () => {
          await remove(list.id)
          toast(t('deleted', { name: list.name }))
          void navigate('/listas', { replace: true })
        }}
      />
      {isRenaming && <RenameDialog list={list} onClose={() => setIsRenaming(false)} />}
    </div>
  )
}

const formats = ['csv', 'pdf'] as const

/** The list as a spreadsheet, as a contact sheet, or on paper (P-lists-13). */
function ExportMenu({ list: { id, name } }: { list: List }) {
  const { t, i18n } = useTranslation('list')
  const { api } = useCore()
  const toast = useToast()
  const download = useMutation({
    mutationFn: (format: (typeof formats)[number]) =>
      api.call('exportList', { params: { id }, query: { format } }),
    onSuccess: (file, format) => saveFile(file, `${name}.${format}`),
    onError: (error) => toast(getErrorText(error, i18n)),
  })
  return (
    <Menu
      trigger={
        <IconButton label={t('export.label')} aria-busy={download.isPending || undefined}>
          {download.isPending ? <Spinner /> : <Download aria-hidden size={20} />}
        </IconButton>
      }
      entries={[
        ...formats.map((format) => ({
          kind: 'action' as const,
          label: t(`export.${format}`),
          onSelect: () => download.mutate(format),
        })),
        { kind: 'action', label: t('export.print'), onSelect: () => print() },
      ]}
    />
  )
}

function RenameDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const { t } = useTranslation('list')
  const formId = useId()
  const rename = useRenameList()
  const form = useApiForm<{ name: string }>({
    defaultValues: { name: list.name },
    validate: ({ name }) => collectErrors({ name: checkLine(name, limits.listNameMax, 'required') }),
    async send({ name }) {
      await rename(list.id, name)
      onClose()
    },
    getTextKey: (_, code) => `list:error.${code}`,
    textValues: { max: String(limits.listNameMax) },
    controlIds: { name: 'list-name' },
    rateLimit: 'list',
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('rename')}
      cancel={t('keepName')}
      actions={
        <FormButton type="submit" form={formId} saving={form}>
          {t('saveName')}
        </FormButton>
      }
    >
      <DialogForm id={formId} form={form}>
        <TextField {...form.register('name')} label={t('new.name')} autoComplete="off" />
      </DialogForm>
    </Dialog>
  )
}
