import type { MessageTemplate } from '@brilla/contract/conversations/message-template'
import { limits } from '@brilla/contract/platform/limits'
import { truncate } from '@brilla/contract/platform/truncate'
import { useId } from 'react'
import { checkFreeText, checkLine, collectErrors } from '../../../lib/field-rules.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { type TemplateValues, useSaveTemplate } from './message-template.mutations.ts'

/** Saves a text as a template, or changes one that is saved (P-messages-22). */
export default function TemplateDialog({
  template,
  text = '',
  onClose,
}: {
  /** Absent for a new one. */
  template?: MessageTemplate
  /** The text of a new one. */
  text?: string
  onClose: () => void
}) {
  const { t } = useTranslation('messageTemplate')
  const toast = useToast()
  const formId = useId()
  const save = useSaveTemplate(template?.id)
  const form = useApiForm<TemplateValues>({
    defaultValues: template
      ? { name: template.name, text: template.text }
      : { name: truncate(text.trim().split('\n', 1)[0] ?? '', limits.messageTemplateNameMax), text },
    validate: (values) =>
      collectErrors({
        name: checkLine(values.name, limits.messageTemplateNameMax, 'required'),
        text: values.text.trim() === '' ? 'required' : checkFreeText(values.text, limits.messageMax),
      }),
    async send(values) {
      await save(values)
      toast(t('done.saved'))
      onClose()
    },
    getTextKey: (field, code) => `messageTemplate:error.${field}.${code}`,
    textValues: { nameMax: String(limits.messageTemplateNameMax), textMax: String(limits.messageMax) },
    controlIds: { name: 'template-name', text: 'template-text' },
    rateLimit: 'message-template',
  })
  const { register } = form
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(template ? 'edit' : 'save')}
      cancel={t('cancel')}
      actions={
        <FormButton type="submit" form={formId} saving={form}>
          {t('dialog.save')}
        </FormButton>
      }
    >
      <DialogForm id={formId} form={form}>
        <TextField {...register('name')} label={t('dialog.name')} autoComplete="off" />
        <TextArea {...register('text')} label={t('dialog.text')} hint={t('dialog.hint')} />
      </DialogForm>
    </Dialog>
  )
}
