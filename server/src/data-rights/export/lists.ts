/** The lists of an export. A feature exports the query of its own table from its index.ts. */
import type { Language } from '@brilla/contract/platform/errors'
import type { Expression } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { selectContactRequests } from '../../safety/contact/index.ts'
import { selectFacts } from '../../people/facts/index.ts'
import { selectProfileViews } from '../../people/insight/index.ts'
import { selectNotifications } from '../../notifications/notification/index.ts'
import { selectKept } from '../../content/kept-content/index.ts'
import {
  selectDrafts,
  selectMessages,
  selectMuted,
  selectReceivedFiles,
} from '../../conversations/message/index.ts'
import { selectPasskeys } from '../../accounts/passkey/index.ts'
import { selectPressKitLinks } from '../../public/press-kit/index.ts'
import { selectSavedPosts } from '../../content/saved-post/index.ts'
import { selectSavedSearches } from '../../discovery/saved-search/index.ts'
import { selectPushSubscriptions } from '../../notifications/push/index.ts'
import { selectReports } from '../../safety/report/index.ts'
import { selectTermsAcceptances } from '../../safety/terms/index.ts'
import * as store from './collect.store.ts'

interface ListDefinition {
  select(db: Database, accountId: string): Expression<unknown>
  /** The title of its section in the HTML page. */
  title: Record<Language, string>
}

/** By the name of the list's file under `data/`, in the order of the HTML page. */
export const lists = {
  termsAcceptances: {
    select: selectTermsAcceptances,
    title: { es: 'Versiones de los términos que aceptaste', en: 'Versions of the terms you accepted' },
  },
  sessions: {
    select: store.selectSessions,
    title: { es: 'Tus sesiones', en: 'Your sessions' },
  },
  devices: {
    select: selectPushSubscriptions,
    title: { es: 'Navegadores con notificaciones push', en: 'Browsers with push notifications' },
  },
  logins: {
    select: store.selectLogins,
    title: { es: 'Otros servicios con los que inicias sesión', en: 'Other services you use to log in' },
  },
  passkeys: {
    select: selectPasskeys,
    title: { es: 'Tus llaves de acceso', en: 'Your passkeys' },
  },
  categories: {
    select: store.selectCategories,
    title: { es: 'Tus categorías', en: 'Your categories' },
  },
  facts: {
    select: selectFacts,
    title: { es: 'Tu ficha profesional', en: 'Your professional details' },
  },
  following: {
    select: store.selectFollowing,
    title: { es: 'Personas que sigues', en: 'People you follow' },
  },
  followers: {
    select: store.selectFollowers,
    title: { es: 'Personas que te siguen', en: 'People who follow you' },
  },
  blocked: {
    select: store.selectBlocked,
    title: { es: 'Personas que bloqueaste', en: 'People you blocked' },
  },
  mutedAgencies: {
    select: selectMuted,
    title: {
      es: 'Agencias cuyos mensajes no quieres recibir',
      en: 'Agencies whose messages you do not want to receive',
    },
  },
  posts: {
    select: store.selectPosts,
    title: { es: 'Tus publicaciones', en: 'Your posts' },
  },
  comments: {
    select: store.selectComments,
    title: { es: 'Tus comentarios', en: 'Your comments' },
  },
  kept: {
    select: selectKept,
    title: {
      es: 'Lo que retiraste, editaste o eliminaste y aún se conserva para reportes',
      en: 'What you withdrew, edited, or deleted and is still kept for reports',
    },
  },
  likes: {
    select: store.selectLikes,
    title: { es: 'Publicaciones que te gustaron', en: 'Posts you liked' },
  },
  commentLikes: {
    select: store.selectCommentLikes,
    title: { es: 'Comentarios que te gustaron', en: 'Comments you liked' },
  },
  savedPosts: {
    select: selectSavedPosts,
    title: { es: 'Publicaciones que guardaste', en: 'Posts you saved' },
  },
  savedSearches: {
    select: selectSavedSearches,
    title: { es: 'Tus búsquedas guardadas', en: 'Your saved searches' },
  },
  pressKitLinks: {
    select: selectPressKitLinks,
    title: { es: 'Enlaces a tu portafolio', en: 'Links to your press kit' },
  },
  profileViews: {
    select: selectProfileViews,
    title: { es: 'Visitas a tu perfil por semana', en: 'Views of your profile by week' },
  },
  notifications: {
    select: selectNotifications,
    title: { es: 'Tus notificaciones', en: 'Your notifications' },
  },
  messages: {
    select: selectMessages,
    title: { es: 'Tus conversaciones', en: 'Your conversations' },
  },
  drafts: {
    select: selectDrafts,
    title: { es: 'Mensajes que no has enviado', en: 'Messages you have not sent' },
  },
  invitations: {
    select: store.selectInvitations,
    title: { es: 'Invitaciones que enviaste', en: 'Invitations you sent' },
  },
  reports: {
    select: selectReports,
    title: { es: 'Tus reportes', en: 'Your reports' },
  },
  appeals: {
    select: store.selectAppeals,
    title: { es: 'Tus apelaciones', en: 'Your appeals' },
  },
  contact: {
    select: selectContactRequests,
    title: { es: 'Tus solicitudes de contacto', en: 'Your contact requests' },
  },
  files: {
    select: store.selectUploads,
    title: { es: 'Tus archivos', en: 'Your files' },
  },
  receivedFiles: {
    select: selectReceivedFiles,
    title: { es: 'Archivos que recibiste', en: 'Files you received' },
  },
} satisfies Record<string, ListDefinition>

export type ListName = keyof typeof lists
