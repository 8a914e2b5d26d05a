import Login from '../../features/session/LoginForm.tsx'
import { SocialWays, useWays } from '../../features/oauth/ProviderButtons.tsx'

export default function SocialLogin() {
  return <Login ways={<SocialWays ways={useWays()} />} />
}
