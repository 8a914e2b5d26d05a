import type { Language } from '@brilla/contract/platform/errors'
import type { Self } from '@brilla/contract/accounts/account'
import { mapProfileTexts } from '@brilla/contract/accounts/profile-texts'
import type { AccountType, CommentsFrom, sex } from '@brilla/contract/platform/fields'
import type { z } from 'zod'
import type { linkColumns } from './link.rules.ts'
import type { findSelf } from './account.store.ts'
import { getBirthdateChange, readAudiences } from './public-data.rules.ts'
import { nameCity } from '../city/index.ts'

type Row = Awaited<ReturnType<typeof findSelf>>

/** Converts the links of an account to the API format. */
export function presentLinks(row: Pick<Row, (typeof linkColumns)[number]>) {
  const { facebook_url, twitter_url, instagram_url, spotify_url, youtube_url, linkedin_url, web_url } = row
  return { facebook_url, twitter_url, instagram_url, spotify_url, youtube_url, linkedin_url, web: web_url }
}

/** Converts an account row to the API format for its owner. */
export function presentSelf(
  row: Row,
  now: Date,
  {
    facts,
    language,
    newConversationsLeft,
    requests,
    terms,
    translates,
    typeUndoUntil,
    unreadMessages,
    unreadNotifications,
  }: {
    facts: Self['facts']
    /** Of the reader. */
    language: Language
    newConversationsLeft: number | null
    requests: { waiting: number; fromAgencies: number }
    terms: Self['terms']
    translates: boolean
    typeUndoUntil: Date | null
    unreadMessages: number
    unreadNotifications: number
  },
): Self {
  const audiences = readAudiences(row)
  return {
    id: row.id,
    type: row.type as AccountType | null,
    profile: row.type as AccountType | null,
    nombre: row.first_name,
    apellido: row.last_name,
    fullname: row.full_name,
    email: row.email,
    birthdate: row.birthdate,
    sex: row.sex as z.infer<typeof sex> | null,
    country: row.country,
    ciudad: nameCity(row.city, row.country, language),
    ...mapProfileTexts((name) => row[name]),
    profile_url: row.profile_url,
    profileImage: row.profile_image,
    coverImage: row.cover_image,
    createdAt: row.created_at.toISOString(),
    langCode: row.language as 'es' | 'en',
    followersCount: row.followers_count,
    followersRecentCount: Number(row.followers_recent ?? 0),
    unreadedNotificationsCount: unreadNotifications,
    unreadMessagesCount: unreadMessages,
    messageRequestsCount: requests.waiting,
    agencyRequestsCount: requests.fromAgencies,
    newConversationsLeft,
    ...presentLinks(row),
    phone: row.phone,
    followers: row.notify_followers,
    photos_videos: row.notify_photos_videos,
    messages: row.notify_messages,
    following: row.notify_following,
    searches: row.notify_searches,
    push: {
      followers: row.push_followers,
      messages: row.push_messages,
      following: row.push_following,
      searches: row.push_searches,
    },
    canModerate: row.moderator,
    pendingEmail: row.pending_email,
    interests: row.interests,
    showEmail: audiences.email === 'everyone',
    showBirthdate: audiences.birthdate === 'everyone',
    showCity: audiences.city === 'everyone',
    emailAudience: audiences.email,
    birthdateAudience: audiences.birthdate,
    cityAudience: audiences.city,
    publicPreview: row.public_preview,
    searchEngines: row.search_engines,
    commentsFrom: row.comments_from as CommentsFrom,
    birthdateChange: getBirthdateChange(now, row),
    agencyName: row.agency_name,
    verified: row.verified,
    facts,
    contactEmail: row.contact_email,
    typeUndoUntil: typeUndoUntil?.toISOString() ?? null,
    translates,
    terms,
  }
}
