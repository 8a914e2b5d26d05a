/** The lists of an export. A feature exports the query of its own table from its index.ts. */
import type { Expression } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { selectContactRequests } from '../../safety/contact/index.ts'
import { selectFacts } from '../../people/facts/index.ts'
import { selectListedPeople, selectLists, selectNotesAbout } from '../../casting/list/index.ts'
import { selectProfilesSeen, selectProfileViews } from '../../people/insight/index.ts'
import {
  selectPresentations,
  selectPresentationVotes,
  selectPresentedTo,
} from '../../casting/presentation/index.ts'
import { selectNotifications } from '../../notifications/notification/index.ts'
import { selectKept } from '../../content/kept-content/index.ts'
import {
  selectDrafts,
  selectMessages,
  selectMuted,
  selectReceivedFiles,
} from '../../conversations/message/index.ts'
import { selectTemplates } from '../../conversations/message-template/index.ts'
import { selectPasskeys } from '../../accounts/passkey/index.ts'
import { selectPressKitLinks } from '../../public/press-kit/index.ts'
import { selectSavedPosts } from '../../content/saved-post/index.ts'
import { selectSavedSearches } from '../../discovery/saved-search/index.ts'
import { selectPushSubscriptions } from '../../notifications/push/index.ts'
import { selectReports } from '../../safety/report/index.ts'
import { selectVerifications } from '../../safety/verification/index.ts'
import { selectTermsAcceptances } from '../../safety/terms/index.ts'
import * as store from './collect.store.ts'

/** The query of each list, by the name of its file under `data/`, in the order of the HTML page. */
export const lists = {
  termsAcceptances: selectTermsAcceptances,
  sessions: store.selectSessions,
  devices: selectPushSubscriptions,
  logins: store.selectLogins,
  passkeys: selectPasskeys,
  categories: store.selectCategories,
  facts: selectFacts,
  following: store.selectFollowing,
  followers: store.selectFollowers,
  blocked: store.selectBlocked,
  mutedAgencies: selectMuted,
  posts: store.selectPosts,
  comments: store.selectComments,
  kept: selectKept,
  likes: store.selectLikes,
  ...store.commentReactionLists,
  savedPosts: selectSavedPosts,
  savedSearches: selectSavedSearches,
  lists: selectLists,
  listedPeople: selectListedPeople,
  notesAboutYou: selectNotesAbout,
  presentations: selectPresentations,
  presentationVotes: selectPresentationVotes,
  presentedTo: selectPresentedTo,
  profilesSeen: selectProfilesSeen,
  pressKitLinks: selectPressKitLinks,
  profileViews: selectProfileViews,
  notifications: selectNotifications,
  messages: selectMessages,
  drafts: selectDrafts,
  messageTemplates: selectTemplates,
  invitations: store.selectInvitations,
  reports: selectReports,
  appeals: store.selectAppeals,
  contact: selectContactRequests,
  verifications: selectVerifications,
  files: store.selectUploads,
  receivedFiles: selectReceivedFiles,
} satisfies Record<string, (db: Database, accountId: string) => Expression<unknown>>

export type ListName = keyof typeof lists
