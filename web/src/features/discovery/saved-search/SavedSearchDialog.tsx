import { limits } from '@brilla/contract/platform/limits'
import type { SavedSearch } from '@brilla/contract/discovery/saved-search'
import { useId, useState } from 'react'
import { truncate } from '@brilla/contract/platform/truncate'
import { useTranslation } from '../../../lib/translation.tsx'
import { checkLine, collectErrors } from '../../../lib/field-rules.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { SearchRequest } from '../search/search-params.ts'
import {
  useChangeSavedSearch,
  useCreateSavedSearch,
  type SavedSearchValues,
} from './saved-search.mutations.ts'
import { useDeletion } from './use-deletion.ts'

/** Saves a search, or changes or deletes one that is saved (P-discovery-23). */
export default function SavedSearchDialog({
  request,
  description,
  search,
  onClose,
}: {
  request: SearchRequest
  /** The search in words: the name of one that is not saved yet. */
  description: string
  /** The saved search; absent for one that is not saved yet. */
  search?: SavedSearch | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('savedSearch')
  const toast = useToast()
  const formId = useId()
  // The dialog stays the same while the cache already has its result.
  const [edited] = useState(search)
  const [isDeleting, setIsDeleting] = useState(false)
  const create = useCreateSavedSearch()
  const change = useChangeSavedSearch()
  const form = useApiForm<SavedSearchValues>({
    defaultValues: {
      name: edited?.name ?? truncate(description, limits.savedSearchNameMax),
      alerts: edited?.alerts ?? true,
    },
    validate: ({ name }) => collectErrors({ name: checkLine(name, limits.savedSearchNameMax, 'required') }),
    async send(values) {
      await (edited ? change(edited.id, values) : create(request, values))
      toast(t(edited ? 'done.changed' : 'done.saved'))
      onClose()
    },
    getTextKey: (_, code) => `savedSearch:error.${code}`,
    textValues: { max: String(limits.savedSearchNameMax) },
    controlIds: { name: 'saved-search-name' },
    rateLimit: 'saved-search',
  })
  const { register, control } = form
  const alerts = control('alerts')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(edited ? 'dialog.saved' : 'dialog.new')}
      actions={
        <>
          {edited ? (
            <Button variant="danger" className="mr-auto" onClick={() => setIsDeleting(true)}>
              {t('delete')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
          )}
          <FormButton type="submit" form={formId} saving={form}>
            {t(edited ? 'dialog.saveChanges' : 'dialog.save')}
          </FormButton>
        </>
      }
    >
      <DialogForm id={formId} form={form}>
        <TextField {...register('name')} label={t('dialog.name')} autoComplete="off" />
        <Switch
          label={t('dialog.alerts')}
          hint={t('dialog.alertsHint')}
          checked={alerts.value}
          onChange={({ target }) => alerts.setValue(target.checked)}
        />
      </DialogForm>
      {edited && isDeleting && (
        <ConfirmDeletion search={edited} onDeleted={onClose} onClose={() => setIsDeleting(false)} />
      )}
    </Dialog>
  )
}

function ConfirmDeletion({
  search,
  onDeleted,
  onClose,
}: {
  search: SavedSearch
  onDeleted: () => void
  onClose: () => void
}) {
  const { words, onDelete } = useDeletion(search)
  return <DeleteDialog words={words} onDelete={() => onDelete().then(onDeleted)} onClose={onClose} />
}
