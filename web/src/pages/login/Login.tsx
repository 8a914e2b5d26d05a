import LoginForm from '../../features/accounts/session/LoginForm.tsx'
import { ProviderButtons, useProviders } from '../../features/accounts/oauth/ProviderButtons.tsx'

export default function Login() {
  return <LoginForm providers={<ProviderButtons providers={useProviders()} />} />
}
