import Register from '../../features/account/RegisterForm.tsx'
import { SocialWays, useWays } from '../../features/oauth/ProviderButtons.tsx'

export default function SocialRegister() {
  return <Register ways={<SocialWays ways={useWays()} />} />
}
