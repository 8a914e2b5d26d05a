import { limits } from '@brilla/contract/limits'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { useReauth } from '../../features/session/useReauth.tsx'
import type { FormError } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { LeaveGuard } from '../../features/settings/LeaveGuard.tsx'
import { Saved } from '../../features/settings/Saved.tsx'
import { SavingButton, SavingNotice } from '../../features/settings/SavingParts.tsx'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { useSaving } from '../../features/settings/useSaving.ts'

/** Changes the password (P-recovery-8). Recovery links redirect here too. */
export default function Password() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage title={t('password.title')} text={t('password.text')}>
      {(self) => <Form email={self.email} newcomer={!self.type} />}
    </SettingsPage>
  )
}

function Form({ email, newcomer }: { email: string; newcomer: boolean }) {
  const { t } = useTranslation('settings')
  const { api, session } = useCore()
  const { withReauth, dialog } = useReauth()
  const saving = useSaving()
  const { saved, save, hideSavedMessage, getFieldError } = saving
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')

  function check(): FormError[] {
    if (!password || !repeated) {
      const message = t('error.debes_introducir_contrasenas')
      return [{ field: password ? 'repeated' : 'newPassword', message }]
    }
    if (password.length < limits.passwordMin) {
      const message = t('error.tu_contrasena_debe_ser_mas_larga', { min: limits.passwordMin })
      return [{ field: 'newPassword', message }]
    }
    return password === repeated
      ? []
      : [{ field: 'repeated', message: t('error.las_contrasenas_no_coinciden') }]
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const change = () => api.call('changePassword', { body: { newPassword: password } })
    const worked = await save(async () => session.login((await withReauth(change)).token), check())
    if (!worked) return
    setPassword('')
    setRepeated('')
  }

  const field = (id: string, value: string, set: (value: string) => void) => ({
    id,
    value,
    error: getFieldError(id),
    autoComplete: 'new-password',
    onChange(event: { target: { value: string } }) {
      set(event.target.value)
      hideSavedMessage()
    },
  })
  return (
    <>
      <SavingNotice form saving={saving} />
      <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-5">
        {/* Tells password managers which account the password is for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('newPassword', password, setPassword)}
          label={t('password.new')}
          hint={t('password.hint', { min: limits.passwordMin })}
        />
        <PasswordField {...field('repeated', repeated, setRepeated)} label={t('password.repeat')} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SavingButton type="submit" saving={saving}>
            {t('password.save')}
          </SavingButton>
          <Saved>
            {saved && (
              <>
                {t('password.done')}{' '}
                {newcomer && (
                  <Link to="/register/select" className="underline">
                    {t('dashboard.choose')}
                  </Link>
                )}
              </>
            )}
          </Saved>
        </div>
      </form>
      <LeaveGuard dirty={password !== '' || repeated !== ''} />
      {dialog}
    </>
  )
}
