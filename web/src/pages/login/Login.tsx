import LoginForm from '../../features/session/LoginForm.tsx'
import { ProviderButtons, useProviders } from '../../features/oauth/ProviderButtons.tsx'

export default function Login() {
  return <LoginForm providers={<ProviderButtons providers={useProviders()} />} />
}
