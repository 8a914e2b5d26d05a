import Register from '../account/Register.tsx'
import { SocialWays, useWays } from './SocialWays.tsx'

export default function SocialRegister() {
  return <Register ways={<SocialWays ways={useWays()} />} />
}
