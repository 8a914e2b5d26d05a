/** The sections of the settings with their paths, in order (P-settings-1). */
import {
  AtSign,
  BadgeCheck,
  Bell,
  ClipboardList,
  Download,
  Eye,
  Fingerprint,
  Heart,
  Keyboard,
  KeyRound,
  Languages,
  Monitor,
  Shapes,
  ShieldCheck,
  UserRound,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react'

interface Section {
  name:
    | 'personal'
    | 'privacy'
    | 'categories'
    | 'facts'
    | 'interests'
    | 'address'
    | 'verification'
    | 'notifications'
    | 'language'
    | 'keyboard'
    | 'password'
    | 'twoStep'
    | 'passkeys'
    | 'sessions'
    | 'export'
    | 'cancel'
  path: string
  icon: LucideIcon
  /** Hidden from agencies (P-settings-2). */
  talentOnly?: true
  /** Hidden from talents. */
  agencyOnly?: true
  /** Also shown before an account type is chosen (P-settings-3). */
  newcomers?: true
}

type GroupName = 'you' | 'account' | 'data'

const groups: readonly { name: GroupName; sections: readonly Section[] }[] = [
  {
    name: 'you',
    sections: [
      { name: 'personal', path: '/user/settings', icon: UserRound },
      { name: 'privacy', path: '/user/settings/privacy', icon: Eye },
      { name: 'categories', path: '/user/settings/categories', icon: Shapes },
      { name: 'facts', path: '/user/settings/facts', icon: ClipboardList, talentOnly: true },
      { name: 'interests', path: '/user/interests', icon: Heart, talentOnly: true },
      { name: 'address', path: '/user/settings/address', icon: AtSign, talentOnly: true },
      { name: 'verification', path: '/user/settings/verification', icon: BadgeCheck, agencyOnly: true },
    ],
  },
  {
    name: 'account',
    sections: [
      { name: 'notifications', path: '/user/settings/notifications', icon: Bell },
      { name: 'language', path: '/user/settings/language', icon: Languages },
      { name: 'keyboard', path: '/user/settings/keyboard', icon: Keyboard },
      { name: 'password', path: '/user/password', icon: KeyRound, newcomers: true },
      { name: 'twoStep', path: '/user/settings/two-step', icon: ShieldCheck },
      { name: 'passkeys', path: '/user/settings/passkeys', icon: Fingerprint },
      { name: 'sessions', path: '/user/settings/sessions', icon: Monitor },
    ],
  },
  {
    name: 'data',
    sections: [
      { name: 'export', path: '/user/settings/export', icon: Download, newcomers: true },
      { name: 'cancel', path: '/user/settings/cancel', icon: UserRoundX, newcomers: true },
    ],
  },
]

/** Groups and sections for an account type; null before one is chosen. */
export const getSectionGroups = (type: 'talento' | 'agencia' | null) =>
  groups
    .map(({ name, sections }) => ({
      name,
      sections: sections.filter(({ talentOnly, agencyOnly, newcomers }) =>
        type ? (type === 'talento' ? !agencyOnly : !talentOnly) : newcomers,
      ),
    }))
    .filter(({ sections }) => sections.length > 0)
