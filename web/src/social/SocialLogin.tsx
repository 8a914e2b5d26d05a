import Login from '../session/Login.tsx'
import { SocialWays } from './SocialWays.tsx'

export default function SocialLogin() {
  return <Login ways={<SocialWays />} />
}
