import { useTranslation } from '../../lib/translation.tsx'
import { useCore } from '../../lib/context.tsx'
import { storeMailedIntent } from '../../lib/intent.ts'
import { MailedLink } from '../../features/accounts/account/MailedLink.tsx'
import { clearDraft } from '../../features/accounts/account/registration-form.ts'
import {
  clearProof,
  clearRegistered,
  readProof,
  wasRegisteredHere,
} from '../../features/accounts/account/stored-registration.ts'

/** The token of the mailed link and what the person registered for: in the fragment, which reaches no server log. */
function readFragment() {
  const [token = '', ...intent] = location.hash.slice(1).split('&')
  return { token, intent: new URLSearchParams(intent.join('&')) }
}
const readToken = () => readFragment().token

/** Redeems the token of the mailed link. */
export default function RegisterConfirmation() {
  const { t } = useTranslation(['account', 'common'])
  const { api, session } = useCore()

  async function redeem(token: string) {
    const entered = await api.call('confirmUser', { params: { token }, query: readProof() })
    clearProof()
    clearRegistered()
    clearDraft()
    storeMailedIntent(readFragment().intent)
    return entered
  }

  return (
    <MailedLink
      token={readToken}
      redeem={redeem}
      to="/register/select"
      state={() => ({ elsewhere: !wasRegisteredHere(session.claims()?.sub ?? '') })}
      title={t('confirmation.title')}
      text={t('confirmation.text')}
      action={t('confirmation.action')}
      loggedIn={t('confirmation.loggedIn')}
      invalid={{ text: t('confirmation.used'), label: t('common:nav.login'), to: '/login' }}
    />
  )
}
