import RegisterForm from '../../features/account/RegisterForm.tsx'
import { ProviderButtons, useProviders } from '../../features/oauth/ProviderButtons.tsx'

export default function Register() {
  return <RegisterForm providers={<ProviderButtons providers={useProviders()} />} />
}
