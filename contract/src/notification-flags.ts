/** The notifications that are also sent by mail, each with its flag; they control mails only (P-notifications-1). */
export const notificationFlags = ['followers', 'photos_videos', 'messages', 'following'] as const
export type NotificationFlag = (typeof notificationFlags)[number]
