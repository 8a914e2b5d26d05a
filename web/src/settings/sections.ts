/** The sections of the settings (platform.md section 2, "Settings area"): their addresses, in their order. */
import {
  AtSign,
  Bell,
  Download,
  Eye,
  Heart,
  KeyRound,
  Languages,
  Monitor,
  Shapes,
  UserRound,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react'

export interface Section {
  name:
    | 'personal'
    | 'privacy'
    | 'categories'
    | 'interests'
    | 'address'
    | 'notifications'
    | 'language'
    | 'password'
    | 'sessions'
    | 'export'
    | 'cancel'
  path: string
  icon: LucideIcon
  /** An agency has no profile page (decision 35), and so no address of one. */
  talentOnly?: true
}

export type GroupName = 'you' | 'account' | 'data'

export const groups: readonly { name: GroupName; sections: readonly Section[] }[] = [
  {
    name: 'you',
    sections: [
      { name: 'personal', path: '/user/settings', icon: UserRound },
      { name: 'privacy', path: '/user/settings/privacy', icon: Eye },
      { name: 'categories', path: '/user/settings/categories', icon: Shapes },
      { name: 'interests', path: '/user/interests', icon: Heart },
      { name: 'address', path: '/user/settings/address', icon: AtSign, talentOnly: true },
    ],
  },
  {
    name: 'account',
    sections: [
      { name: 'notifications', path: '/user/settings/notifications', icon: Bell },
      { name: 'language', path: '/user/settings/language', icon: Languages },
      { name: 'password', path: '/user/password', icon: KeyRound },
      { name: 'sessions', path: '/user/settings/sessions', icon: Monitor },
    ],
  },
  {
    name: 'data',
    sections: [
      { name: 'export', path: '/user/settings/export', icon: Download },
      { name: 'cancel', path: '/user/settings/cancel', icon: UserRoundX },
    ],
  },
]
