import Login from '../session/Login.tsx'
import { SocialWays, useWays } from './SocialWays.tsx'

export default function SocialLogin() {
  return <Login ways={<SocialWays ways={useWays()} />} />
}
