import { normalizeLine } from '@brilla/contract/platform/text'
import { limits } from '@brilla/contract/platform/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { isDeclined } from '../../features/accounts/passkey/is-declined.ts'
import { passkeysQuery } from '../../features/accounts/passkey/passkey.queries.ts'
import { useReauth } from '../../features/accounts/session/use-reauth.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { readUnsavedValues, storeUnsavedValues } from '../../features/onboarding/settings/unsaved-values.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { type Saving, useSaving } from '../../features/accounts/session/use-saving.ts'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { checkLine, collectErrors } from '../../lib/field-rules.ts'
import { Time } from '../../lib/Time.tsx'
import { Form } from '../../ui/Form.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Passkey = Output<'getPasskeys'>['rows'][number]

/** The passkeys of the account (P-sessions-19). */
export default function Passkeys() {
  const { t } = useTranslation('passkey')
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      {(self) => <Content draftKey={`passkey ${self.id}`} />}
    </SettingsPage>
  )
}

function Content({ draftKey }: { draftKey: string }) {
  const { t } = useTranslation('passkey')
  const { api } = useCore()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(passkeysQuery(api))
  const { withReauth, dialog } = useReauth()
  const [message, setMessage] = useState('')
  const [unsaved, setUnsaved] = useState<{ name?: string }>(() => readUnsavedValues(draftKey) ?? {})
  useEffect(() => storeUnsavedValues(draftKey, unsaved), [draftKey, unsaved])
  const { name = '' } = unsaved
  const list = useRef<HTMLUListElement>(null)
  const adding = useSaving(
    useMutation({
      async mutationFn(name: string) {
        const { createPasskey } = await import('../../features/accounts/passkey/webauthn.ts')
        const options = await withReauth(() => api.call('createPasskeyOptions'))
        const credential = await createPasskey(options).catch((error: unknown) => {
          if (!isDeclined(error)) throw error
        })
        if (!credential) return setMessage(t('declined'))
        await withReauth(() => api.call('addPasskey', { body: { name, credential } }))
        setMessage(t('added', { name }))
        setUnsaved((now) => (normalizeLine(now.name ?? '') === name ? {} : now))
        await queries.invalidateQueries(passkeysQuery(api))
      },
    }),
    'passkey',
  )
  const removing = useSaving(
    useMutation({
      async mutationFn({ id, name }: Passkey) {
        await withReauth(() => api.call('removePasskey', { params: { id } }))
        setMessage(t('removed', { name }))
        await queries.invalidateQueries(passkeysQuery(api))
      },
    }),
    'passkey',
  )
  useEffect(() => {
    // The pressed button was removed and took the focus with it.
    if (removing.saved && document.activeElement === document.body) list.current?.focus()
  }, [removing.saved])

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48" />

  function submit() {
    setMessage('')
    void adding.save(
      normalizeLine(name),
      collectErrors({ name: checkLine(name, limits.passkeyNameMax, 'required') }),
    )
  }

  return (
    <>
      <SavingNotice saving={removing} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {data.rows.length === 0 && <li className="p-4 text-quiet">{t('empty')}</li>}
        {data.rows.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            saving={removing}
            onRemove={() => {
              setMessage('')
              void removing.save(passkey)
            }}
          />
        ))}
      </ul>
      <SavingNotice form saving={adding} />
      <Form noValidate onSubmit={submit} className="grid max-w-md gap-5">
        <TextField
          id="name"
          label={t('name')}
          hint={t('nameHint')}
          error={adding.getFieldError('name')}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setUnsaved({ name: target.value })}
        />
        <FormButton type="submit" saving={adding} className="justify-self-start">
          {t('add')}
        </FormButton>
      </Form>
      <SavedMessage>{message}</SavedMessage>
      {dialog}
    </>
  )
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  saving,
  onRemove,
}: {
  passkey: Passkey
  saving: Saving
  onRemove: () => void
}) {
  const { t } = useTranslation('passkey')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <KeyRound aria-hidden size={24} className="shrink-0 text-quiet" />
      <div className="grid min-w-40 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-quiet">
          {t('created')} <Time at={createdAt} /> · {lastUsedAt ? t('used') : t('unused')}{' '}
          {lastUsedAt && <Time at={lastUsedAt} />}
        </p>
      </div>
      <FormButton
        variant="secondary"
        aria-label={t('removeLabel', { name })}
        saving={saving}
        onClick={onRemove}
      >
        {t('remove')}
      </FormButton>
    </li>
  )
}
