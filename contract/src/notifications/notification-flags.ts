/** What is also sent by mail, each with its flag (P-notifications-1). */
export const notificationFlags = ['followers', 'photos_videos', 'messages', 'following', 'searches'] as const
export type NotificationFlag = (typeof notificationFlags)[number]

/** What is also sent to devices, by Web Push, each with its flag (P-notifications-11). */
export const pushFlags = [
  'followers',
  'messages',
  'following',
  'searches',
] as const satisfies NotificationFlag[]
export type PushFlag = (typeof pushFlags)[number]
