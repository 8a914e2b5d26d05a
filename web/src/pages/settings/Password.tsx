import { limits } from '@brilla/contract/platform/limits'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '../../lib/translation.tsx'
import { checkNewPassword } from '../../lib/field-rules.ts'
import type { FieldErrorCodes } from '../../lib/form-errors.ts'
import { useReauth } from '../../features/accounts/session/use-reauth.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { useChangePassword } from '../../features/onboarding/settings/settings.mutations.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { useSaving } from '../../features/accounts/session/use-saving.ts'

/** Changes the password (P-recovery-8). Recovery links redirect here too. */
export default function Password() {
  const { t } = useTranslation('settings')
  const { isRecovery = false } = (useLocation().state ?? {}) as { isRecovery?: boolean }
  return (
    <SettingsPage
      title={t('password.title')}
      text={isRecovery ? `${t('password.recovered')} ${t('password.text')}` : t('password.text')}
    >
      {(self) => <PasswordForm email={self.email} newcomer={!self.type} />}
    </SettingsPage>
  )
}

function PasswordForm({ email, newcomer }: { email: string; newcomer: boolean }) {
  const { t } = useTranslation('settings')
  const { withReauth, dialog } = useReauth()
  const saving = useSaving(useChangePassword(withReauth), 'password')
  const { saved, save, hideSavedMessage, getFieldError } = saving
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')

  function check(): FieldErrorCodes {
    if (!password || !repeated) {
      return { [password ? 'repeated' : 'newPassword']: 'debes_introducir_contrasenas' }
    }
    const code = checkNewPassword(password)
    if (code) return { newPassword: code }
    return password === repeated ? {} : { repeated: 'las_contrasenas_no_coinciden' }
  }

  async function submit() {
    if (!(await save(password, check()))) return
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
      <Form noValidate onSubmit={submit} className="grid max-w-md gap-5">
        {/* Tells password managers which account the password is for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('newPassword', password, setPassword)}
          label={t('password.new')}
          hint={t('password.hint', { min: limits.passwordMin })}
        />
        <PasswordField {...field('repeated', repeated, setRepeated)} label={t('password.repeat')} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <FormButton type="submit" saving={saving}>
            {t('password.save')}
          </FormButton>
          <SavedMessage>
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
          </SavedMessage>
        </div>
      </Form>
      <LeaveGuard dirty={password !== '' || repeated !== ''} />
      {dialog}
    </>
  )
}
