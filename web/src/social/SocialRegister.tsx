import Register from '../account/Register.tsx'
import { SocialWays } from './SocialWays.tsx'

export default function SocialRegister() {
  return <Register ways={<SocialWays />} />
}
