import { useTranslation } from '../../lib/translation.tsx'
import { checkNewPassword, collectErrors } from '../../lib/field-rules.ts'
import { useCore } from '../../lib/context.tsx'
import { restrictIntentAfterLogin } from '../../lib/intent.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'

/**
 * P-accounts-21: asks for a password of one's own, because the account was confirmed in another browser than it was
 * registered in, and the person who registered it knows its password (docs/decisions/0017).
 */
export default function OwnPassword({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account')
  const { api, session } = useCore()
  const { submit, summary, busy, secondsLeft, register } = useApiForm<{ newPassword: string }>({
    validate: ({ newPassword }) => collectErrors({ newPassword: checkNewPassword(newPassword) }),
    async send(body) {
      session.login((await api.call('changePassword', { body })).token)
      // Somebody else may have registered this e-mail: what they wanted is not done in this person's name.
      restrictIntentAfterLogin(null)
      onDone()
    },
    getTextKey: (_, code) => `account:error.${code}`,
    rateLimit: 'password',
  })
  return (
    <FormPage title={t('ownPassword.title')} text={t('ownPassword.text')}>
      <FormSummary {...summary} />
      <WaitNotice left={secondsLeft} />
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          {...register('newPassword')}
          label={t('ownPassword.label')}
          autoComplete="new-password"
          hint={t('passwordHint')}
        />
        <Button type="submit" size="lg" busy={busy} disabled={secondsLeft > 0}>
          {t('ownPassword.save')}
        </Button>
      </Form>
      <div className="grid justify-items-start gap-1 border-t border-line pt-4">
        <p className="text-quiet">{t('ownPassword.self')}</p>
        <Button variant="quiet" className="-ml-5" disabled={busy} onClick={onDone}>
          {t('ownPassword.skip')}
        </Button>
      </div>
    </FormPage>
  )
}
