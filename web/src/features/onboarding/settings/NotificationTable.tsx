import type { Self } from '@brilla/contract/accounts/account'
import {
  notificationFlags,
  pushFlags,
  type NotificationFlag,
  type PushFlag,
} from '@brilla/contract/notifications/notification-flags'
import { Check } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useMailToggle, usePushToggle } from './settings.mutations.ts'
import { useSavingSwitch, type SavingSwitch } from './SwitchRow.tsx'

const isPushFlag = (type: NotificationFlag): type is PushFlag => pushFlags.some((flag) => flag === type)

/** What is notified where: in the app always, on devices and by mail as chosen. A phone shows the rows one below the other. */
export function NotificationTable({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  const isDesktop = useMinWidth(768)
  const rows = notificationFlags.map((type) =>
    isPushFlag(type) ? (
      <PushRow key={type} {...{ self, type, isDesktop }} />
    ) : (
      <MailRow key={type} {...{ self, type, isDesktop }} />
    ),
  )
  if (!isDesktop)
    return (
      <ul
        aria-label={t('notifications.title')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {rows}
      </ul>
    )
  return (
    <table className="w-full border-separate [border-spacing:0] rounded-lg border border-line bg-surface [&_tbody>tr>*]:border-t [&_tbody>tr>*]:border-line">
      <caption className="sr-only">{t('notifications.title')}</caption>
      <thead className="text-sm text-quiet">
        <tr>
          <th scope="col" className="px-4 py-3 text-left font-semibold">
            {t('notifications.what')}
          </th>
          {(['app', 'push', 'mail'] as const).map((channel) => (
            <th key={channel} scope="col" className="w-28 px-2 py-3 font-semibold">
              {t(`notifications.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  )
}

interface RowProps<Flag> {
  self: Self
  type: Flag
  isDesktop: boolean
}

function PushRow({ self, type, isDesktop }: RowProps<PushFlag>) {
  const text = getTextKey(type, self)
  const push = useChannel('push', text, usePushToggle(self, type))
  const mail = useChannel('mail', text, useMailToggle(self, type))
  return <Row {...{ type, text, isDesktop, push, mail }} />
}

function MailRow({ self, type, isDesktop }: RowProps<Exclude<NotificationFlag, PushFlag>>) {
  const text = getTextKey(type, self)
  const mail = useChannel('mail', text, useMailToggle(self, type))
  return <Row {...{ type, text, isDesktop, mail }} />
}

type Channel = ReturnType<typeof useSavingSwitch>

/** The key of the texts of a flag: an agency does not post (P-notifications-21). */
const getTextKey = (type: NotificationFlag, { type: account }: Self) =>
  type === 'following' && account === 'agencia' ? 'followingAgency' : type

function useChannel(
  channel: 'push' | 'mail',
  text: ReturnType<typeof getTextKey>,
  toggle: Omit<SavingSwitch, 'label'>,
): Channel {
  const { t } = useTranslation('settings')
  const label = t(`notifications.${channel}Label`, { what: t(`notifications.${text}`) })
  return useSavingSwitch({ label, ...toggle })
}

function Row({
  type,
  text,
  isDesktop,
  push,
  mail,
}: {
  type: NotificationFlag
  text: ReturnType<typeof getTextKey>
  isDesktop: boolean
  /** Absent for what is not sent to devices. */
  push?: Channel
  mail: Channel
}) {
  const { t } = useTranslation('settings')
  // New photos and videos are posts, which the feed shows.
  const inApp = t(type === 'photos_videos' ? 'notifications.inFeed' : 'notifications.always')
  const name = <span className="block font-semibold">{t(`notifications.${text}`)}</span>
  const hint = <span className="block text-sm font-normal text-quiet">{t(`notifications.${text}Hint`)}</span>
  const errors = (
    <>
      {push?.error}
      {mail.error}
    </>
  )
  if (!isDesktop)
    return (
      <li className="grid grid-cols-[minmax(0,1fr)] px-4 py-3">
        {name}
        {hint}
        <p className="flex min-h-11 items-center justify-between gap-4 text-sm">
          {t('notifications.app')} <span className="text-quiet">{inApp}</span>
        </p>
        {push && <Switch {...push.props} shownLabel={t('notifications.push')} className="text-sm" />}
        <Switch {...mail.props} shownLabel={t('notifications.mail')} className="text-sm" />
        {errors}
      </li>
    )
  return (
    <tr>
      <th scope="row" className="px-4 py-3 text-left">
        {name}
        {hint}
        {errors}
      </th>
      <td className="px-2 text-center text-sm text-quiet">{inApp}</td>
      <td className="px-2">
        {push ? (
          <TableSwitch channel={push} />
        ) : (
          <p className="text-center text-quiet">
            <span aria-hidden>—</span>
            <span className="sr-only">{t('notifications.notSent')}</span>
          </p>
        )}
      </td>
      <td className="px-2">
        <TableSwitch channel={mail} />
      </td>
    </tr>
  )
}

/** A switch in the middle of its cell; the result has its place next to it. */
function TableSwitch({ channel: { props } }: { channel: Channel }) {
  const { status, ...rest } = props
  return (
    <div className="relative grid justify-center">
      <Switch {...rest} shownLabel="" className="gap-0!" />
      <span role="status" className="absolute top-1/2 right-0 [translate:0_-50%] text-good">
        {status && (
          <span className="appear">
            <Check aria-hidden size={18} />
            <span className="sr-only">{status}</span>
          </span>
        )}
      </span>
    </div>
  )
}
