import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import { trimInvisible } from '@brilla/contract/platform/text'
import { findDomainError } from '@brilla/contract/safety/own-domain'
import type { OwnVerification } from '@brilla/contract/safety/verification'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { checkEmail, checkLine, collectErrors } from '../../../lib/field-rules.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { isPending } from '../../media/upload.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { verificationFileRules } from './verification-file-rules.ts'
import { verificationKey } from './verification.queries.ts'

interface Values {
  legalName: string
  taxId: string
  country: string
  web: string
  domainEmail: string
}

/** The address of the website as the server will read it; undefined while it is none. */
function readWebsite(typed: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  return typed.includes('.') && URL.canParse(address) ? address : undefined
}

function findEmailError(email: string, web: string) {
  const website = readWebsite(trimInvisible(web))
  return (
    checkEmail(email) ?? (website === undefined ? undefined : findDomainError(trimInvisible(email), website))
  )
}

const filesErrors: ReadonlySet<string | undefined> = new Set(['pending', 'required', 'too_long'])

function findFilesError(count: number, isAnyPending: boolean): string | undefined {
  if (isAnyPending) return 'pending'
  if (count === 0) return 'required'
  return count > limits.verificationFilesMax ? 'too_long' : undefined
}

/** The form with which an agency asks to be verified; it begins with the newest request, and what is typed survives a reload. */
export function useVerificationForm({
  self,
  request,
  onSent,
}: {
  self: Self
  request: OwnVerification['request']
  onSent: () => void
}) {
  const { api } = useCore()
  const queries = useQueryClient()
  const key = `verification ${self.id}`
  const [draft, setDraft, dropDraft] = useDraft(key)
  const uploads = useUploads(verificationFileRules, `verification-files ${self.id}`)
  const [kept, setKept] = useState(request?.files ?? [])
  const added = uploads.items.flatMap(({ state, filename }) =>
    state === 'ready' && filename ? [filename] : [],
  )
  const files = [...kept.map(({ filename }) => filename), ...added]
  const filesError = findFilesError(files.length, uploads.items.some(isPending))
  const form = useApiForm<Values>({
    rateLimit: 'verification',
    defaultValues: {
      legalName: request?.legalName ?? '',
      taxId: request?.taxId ?? '',
      country: request?.country ?? self.country,
      web: request?.web ?? self.web ?? '',
      domainEmail: request?.domainEmail ?? '',
    },
    getTextKey: (field, code) => `verification:error.${field.startsWith('files') ? 'files' : field}.${code}`,
    controlIds: { files: 'verification-files' },
    validate: ({ legalName, taxId, web, domainEmail }) => ({
      ...collectErrors({
        legalName: checkLine(legalName, limits.legalNameMax, 'required'),
        taxId: checkLine(taxId, limits.taxIdMax, 'required'),
        web:
          checkLine(web, limits.linkMax, 'required') ??
          (readWebsite(trimInvisible(web)) ? undefined : 'enlace_invalido'),
        domainEmail: findEmailError(domainEmail, web),
      }),
      ...(filesError && { files: filesError }),
    }),
    async send(values) {
      const body = { ...values, files: files.map((filename) => ({ filename })) }
      queries.setQueryData(verificationKey, await api.call('requestVerification', { body }))
      dropDraft()
      uploads.clear()
      onSent()
    },
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(JSON.stringify(values)),
  })
  return {
    ...form,
    uploads,
    /** Until the files are right, which no field tells the form. */
    filesError:
      filesErrors.has(form.getErrorCode('files')) && filesError === undefined
        ? undefined
        : form.getFieldError('files'),
    kept,
    removeKept: (name: string) => setKept(kept.filter((one) => one.filename !== name)),
  }
}
