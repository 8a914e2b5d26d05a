import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import type { OwnVerification } from '@brilla/contract/safety/verification'
import { FileText, Upload, X } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import { CountryField } from '../../accounts/account/CountryField.tsx'
import { DocumentList } from '../../content/post/composer/DocumentList.tsx'
import { FileInput } from '../../content/post/composer/FileInput.tsx'
import { useVerificationForm } from './use-verification-form.ts'
import { acceptedFiles } from './verification-file-rules.ts'

/** What an agency sends to be verified (P-verification-1). */
export function VerificationForm({
  self,
  request,
  onSent,
}: {
  self: Self
  request: OwnVerification['request']
  onSent: () => void
}) {
  const { t } = useTranslation('verification')
  const form = useVerificationForm({ self, request, onSent })
  const { register, getFieldError } = form
  return (
    <Form noValidate onSubmit={form.submit} className="grid gap-5">
      <FormSummary {...form.summary} />
      <WaitNotice left={form.secondsLeft} />
      <TextField
        {...register('legalName')}
        label={t('form.legalName')}
        hint={t('form.legalNameHint')}
        autoComplete="organization"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <CountryField {...register('country')} label={t('form.country')} error={getFieldError('country')} />
        <TextField
          {...register('taxId')}
          label={t('form.taxId')}
          hint={t('form.taxIdHint')}
          autoComplete="off"
        />
      </div>
      <TextField
        {...register('web')}
        type="url"
        inputMode="url"
        autoComplete="url"
        label={t('form.web')}
        hint={t('form.webHint')}
      />
      <TextField
        {...register('domainEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('form.domainEmail')}
        hint={t('form.domainEmailHint')}
      />
      <Documents form={form} />
      <Button
        type="submit"
        size="lg"
        busy={form.busy}
        waiting={form.secondsLeft > 0}
        className="justify-self-start"
      >
        {t('form.send')}
      </Button>
    </Form>
  )
}

/** The documents: those of the newest request that are still there, and new ones. */
function Documents({ form }: { form: ReturnType<typeof useVerificationForm> }) {
  const { t } = useTranslation('verification')
  const { uploads, kept, removeKept, filesError: error } = form
  const isFull = kept.length + uploads.taken >= limits.verificationFilesMax
  return (
    <fieldset aria-describedby="verification-files-note" className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 font-semibold">{t('form.files')}</legend>
      {kept.length > 0 && (
        <ul aria-label={t('form.kept')} className="grid grid-cols-1 gap-2">
          {kept.map(({ filename, displayName }) => (
            <li key={filename} className="flex items-center gap-3 rounded-md border border-line p-2 pl-3">
              <FileText aria-hidden size={22} className="shrink-0 text-quiet" />
              <span className="min-w-0 grow truncate font-semibold" title={displayName}>
                {displayName}
              </span>
              <IconButton
                label={t('form.remove', { name: displayName })}
                onClick={() => {
                  removeKept(filename)
                  document.getElementById('verification-files')?.focus()
                }}
              >
                <X aria-hidden size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {uploads.items.length > 0 && <DocumentList documents={uploads} />}
      <FileInput
        id="verification-files"
        accept={acceptedFiles}
        icon={Upload}
        label={t('form.choose')}
        shown={!isFull}
        onChoose={(files) => void uploads.add(files)}
      />
      {error ? (
        <FieldError id="verification-files-note">{error}</FieldError>
      ) : (
        <p id="verification-files-note" className="text-sm text-quiet">
          {t('form.filesHint', { max: limits.verificationFilesMax, days: limits.verificationDocumentDays })}
        </p>
      )}
    </fieldset>
  )
}
