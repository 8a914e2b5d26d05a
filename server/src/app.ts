/** Composes the server of all modules; it does not listen yet. */
import { contract } from '@brilla/contract'
import type { FastifyInstance } from 'fastify'
import { createAuthenticate, type Handlers, type LoginHooks, mountRoutes } from './accounts/auth/index.ts'
import {
  findKnownBrowser,
  findKnownBrowserByEmail,
  forgetOtherBrowsers,
  reportLogin,
  sessionJobs,
  sessionRoutes,
} from './accounts/session/index.ts'
import {
  accountEventHandlers,
  accountJobs,
  accountRoutes,
  forwardAccountChanges,
  requestConfirmation,
} from './accounts/account/index.ts'
import { blockRoutes } from './people/block/index.ts'
import { reportRoutes } from './safety/report/index.ts'
import { deactivationJobs, deactivationRoutes, restoreAccount } from './data-rights/deactivation/index.ts'
import { categoryRoutes, isCategoryAddress } from './people/category/index.ts'
import { cityRoutes } from './accounts/city/index.ts'
import { clientErrorRoutes } from './public/client-error/index.ts'
import { commentEventHandlers, commentRoutes } from './content/comment/index.ts'
import type { Context } from './context.ts'
import { createAdmission } from './platform/http/admission.ts'
import { mountDocs } from './platform/http/docs.ts'
import { createOpenApi } from './platform/http/openapi.ts'
import { mountOperation } from './platform/http/operation.ts'
import { mountOutbox } from './platform/http/outbox.ts'
import { type Pages, mountPages } from './platform/http/pages.ts'
import { mountWellKnown } from './platform/http/well-known.ts'
import { replyJobs } from './platform/http/reply-once.ts'
import { createHttp, type HttpLimits } from './platform/http/server.ts'
import { createSharedBody, type SharedBody } from './platform/http/shared-body.ts'
import { sweepJobs, type JobDefinition } from './platform/jobs/index.ts'
import {
  discoveryEventHandlers,
  discoveryJobs,
  discoveryRoutes,
  searchRoutes,
} from './discovery/search/index.ts'
import { exportJobs, exportRoutes, mountExports } from './data-rights/export/index.ts'
import { factsRoutes, findOwnFacts } from './people/facts/index.ts'
import { followEventHandlers, followRoutes } from './people/follow/index.ts'
import { listRoutes } from './casting/list/index.ts'
import { likeRoutes } from './content/like/index.ts'
import { keptContentJobs } from './content/kept-content/index.ts'
import { marksRoutes } from './casting/marks/index.ts'
import { mediaJobs, mediaRoutes, mountMedia } from './media/index.ts'
import { passkeyJobs, passkeyRoutes } from './accounts/passkey/index.ts'
import { postEventHandlers, postJobs, postRoutes } from './content/post/index.ts'
import { presentationRoutes } from './casting/presentation/index.ts'
import { pressKitRoutes } from './public/press-kit/index.ts'
import { profileRoutes } from './people/profile/index.ts'
import {
  createProfileRenderer,
  mountPublicPreview,
  publicPreviewRoutes,
} from './public/public-preview/index.ts'
import { mountRealtime } from './conversations/realtime/index.ts'
import {
  countNewConversationsLeft,
  countRequests,
  countUnreadMessages,
  createSendMessage,
  markMessagesRead,
  messageEventHandlers,
  messageRoutes,
  mountMessageFiles,
  mountMessages,
  type SendMessage,
} from './conversations/message/index.ts'
import { bulkMessageJobs, bulkMessageRoutes } from './conversations/bulk-message/index.ts'
import { messageTemplateRoutes } from './conversations/message-template/index.ts'
import { type EventHandler, toJob } from './platform/outbox/index.ts'
import { pushEventHandlers, pushRoutes } from './notifications/push/index.ts'
import {
  activityMailEventHandlers,
  activityMailJobs,
  mountUnsubscribe,
  unsubscribeRoutes,
} from './notifications/activity-mail/index.ts'
import { recoveryJobs, recoveryRoutes } from './accounts/recovery/index.ts'
import { settingsJobs, settingsRoutes } from './onboarding/settings/index.ts'
import { dropIdentities, mountOauth, oauthJobs, oauthRoutes } from './accounts/oauth/index.ts'
import {
  findUnread,
  notificationEventHandlers,
  notificationJobs,
  notificationRoutes,
} from './notifications/notification/index.ts'
import { savedPostRoutes } from './content/saved-post/index.ts'
import { savedSearchJobs, savedSearchRoutes } from './discovery/saved-search/index.ts'
import {
  moderationEventHandlers,
  moderationJobs,
  moderationPeopleRoutes,
  moderationRoutes,
  moderationVerificationRoutes,
  mountEvidence,
  removalRoutes,
  suspensionRoutes,
} from './safety/moderation/index.ts'
import { verificationJobs, verificationRoutes } from './safety/verification/index.ts'
import { contactEventHandlers, contactJobs, contactRoutes } from './safety/contact/index.ts'
import { contactDeskJobs, contactDeskRoutes } from './data-rights/contact-desk/index.ts'
import { findNewTerms, termsJobs, termsRoutes } from './safety/terms/index.ts'
import { translationJobs, translationRoutes } from './content/translation/index.ts'
import { hasTwoStep, twoStepJobs, twoStepRoutes, verifySecondStep } from './accounts/two-step/index.ts'
import { wizardJobs, wizardRoutes } from './onboarding/wizard/index.ts'
import { createViewCounter, insightJobs, insightRoutes, type ViewCounter } from './people/insight/index.ts'
import { workJobs, workRoutes } from './content/work/index.ts'

/** What the handlers of a process share, whichever database they read. */
interface SharedByHandlers {
  sendMessage: SendMessage
  countView: ViewCounter
  pages: Pages | null
}

/** The handlers of all routes by their names in the contract. */
function createHandlers(
  context: Context,
  { sendMessage, countView, pages }: SharedByHandlers,
): Handlers<typeof contract> {
  const hooks: LoginHooks = {
    restoreAccount: (trx, id) => restoreAccount(context, trx, id),
    dropIdentities: (trx, id, proof) => dropIdentities(context, trx, id, proof),
    verifySecondStep: (id, attempt) => verifySecondStep(context, id, attempt),
    findKnownBrowser: (id, browserId) => findKnownBrowser(context.db, id, browserId),
    hasTwoStep,
    reportLogin: (trx, login) => reportLogin(context, trx, login),
    forgetOtherBrowsers,
    requestConfirmation: (accountId, language) =>
      context.db.transaction().execute((trx) => requestConfirmation(context, trx, { accountId, language })),
  }
  return {
    ...accountRoutes(context, hooks, {
      countUnreadMessages: (caller) => countUnreadMessages(context.db, caller),
      countRequests: (caller) => countRequests(context.db, caller),
      countNewConversationsLeft: (id, account) => countNewConversationsLeft(context, id, account),
      countUnreadNotifications: (id) => findUnread(context.db, id),
      findFacts: (id) => findOwnFacts(context.db, id),
      findNewTerms: (id) => findNewTerms(context, id),
    }),
    ...sessionRoutes(context, hooks),
    ...twoStepRoutes(context),
    ...passkeyRoutes(context, hooks),
    ...recoveryRoutes(context, hooks),
    ...oauthRoutes(context, hooks),
    ...settingsRoutes(context),
    ...wizardRoutes(context),
    ...factsRoutes(context),
    ...categoryRoutes(context),
    ...cityRoutes(),
    ...mediaRoutes(context),
    ...profileRoutes(context, countView),
    ...publicPreviewRoutes(context),
    ...pressKitRoutes(context),
    ...insightRoutes(context),
    ...followRoutes(context),
    ...blockRoutes(context),
    ...reportRoutes(context),
    ...postRoutes(context),
    ...commentRoutes(context),
    ...likeRoutes(context),
    ...translationRoutes(context),
    ...savedPostRoutes(context),
    ...workRoutes(context),
    ...notificationRoutes(context, {
      markMessagesRead: (caller, ids) => markMessagesRead(context, caller, ids),
    }),
    ...pushRoutes(context),
    ...unsubscribeRoutes(context),
    ...discoveryRoutes(context),
    ...searchRoutes(context),
    ...savedSearchRoutes(context),
    ...listRoutes(context),
    ...marksRoutes(context),
    ...presentationRoutes(context),
    ...messageRoutes(context, sendMessage),
    ...messageTemplateRoutes(context),
    ...bulkMessageRoutes(context),
    ...exportRoutes(context),
    ...deactivationRoutes(context),
    ...suspensionRoutes(context),
    ...termsRoutes(context),
    ...removalRoutes(context),
    ...moderationRoutes(context),
    ...moderationPeopleRoutes(context),
    ...moderationVerificationRoutes(context),
    ...verificationRoutes(context),
    ...contactRoutes(context),
    ...contactDeskRoutes(context),
    ...clientErrorRoutes(context, pages),
  }
}

/** The background jobs of all modules. */
export function createJobDefinitions(context: Context): JobDefinition<never>[] {
  return [
    ...accountJobs(context),
    ...sessionJobs(context),
    ...twoStepJobs(context),
    ...passkeyJobs(context),
    ...recoveryJobs(context),
    ...oauthJobs(context),
    ...settingsJobs(context),
    ...wizardJobs(context),
    ...mediaJobs(context),
    ...keptContentJobs(context),
    ...insightJobs(context),
    ...postJobs(context),
    ...discoveryJobs(context),
    ...workJobs(context),
    ...exportJobs(context),
    ...deactivationJobs(context),
    ...termsJobs(context),
    ...moderationJobs(context),
    ...verificationJobs(context),
    ...contactJobs(context),
    ...contactDeskJobs(context),
    ...activityMailJobs(context),
    ...notificationJobs(context),
    ...savedSearchJobs(context),
    ...translationJobs(context),
    ...bulkMessageJobs(context),
    ...sweepJobs(context),
    ...replyJobs(context),
    ...createEventHandlers(context).map(toJob),
  ]
}

/** The event handlers of all modules. */
export function createEventHandlers(context: Context): EventHandler<never>[] {
  return [
    ...accountEventHandlers(context),
    ...followEventHandlers(context),
    ...postEventHandlers(context),
    ...commentEventHandlers(context),
    ...notificationEventHandlers(context),
    ...pushEventHandlers(context),
    ...activityMailEventHandlers(context),
    ...discoveryEventHandlers(context),
    ...moderationEventHandlers(context),
    ...contactEventHandlers(context),
    ...messageEventHandlers(context),
  ]
}

/** The HTTP server of a worker process: health, readiness and metrics only. */
export async function createWorkerApp(context: Context): Promise<FastifyInstance> {
  const app = await createHttp(context.config, context.log, [])
  mountOperation(app, context)
  return app
}

/** Generated once in a process: it depends on nothing but the contract. */
let openApi: Promise<SharedBody> | undefined

/** The HTTP server with all its routes; `pages` is the built web client, null where it is not served. */
export async function createApp(
  context: Context,
  pages: Pages | null,
  limits: HttpLimits = {},
): Promise<FastifyInstance> {
  const { config, log } = context
  const { admission = createAdmission(() => context.pools.requests.waitingCount) } = limits
  const app = await createHttp(config, log, pages?.inlineScripts ?? [], { ...limits, admission })
  mountOperation(app, context)
  mountWellKnown(app, context)
  await mountDocs(app, await (openApi ??= createSharedBody(JSON.stringify(createOpenApi(contract)))))
  const authenticate = createAuthenticate(context)
  forwardAccountChanges(context)
  const { replicas } = context
  if (replicas) {
    context.events.on('accountChanged', replicas.requireCurrent)
    context.notifications.onInterruption(replicas.requireCurrent)
  }
  const sendMessage = createSendMessage(context)
  const countView = createViewCounter(context)
  const create = (own: Context) => createHandlers(own, { sendMessage, countView, pages })
  mountRoutes(app, context, contract, create, {
    authenticate,
    findKnownBrowser: (email, browserId) => findKnownBrowserByEmail(context.db, email, browserId),
    admission,
  })
  mountRealtime(app, context, authenticate)
  mountMessages(context, sendMessage)
  mountMedia(app, context)
  mountMessageFiles(app, context, authenticate)
  mountExports(app, context)
  mountEvidence(app, context)
  mountOauth(app, context)
  mountUnsubscribe(app, context)
  mountPublicPreview(app, context)
  if (config.servesOutbox) mountOutbox(app, config)
  if (pages)
    await mountPages(
      app,
      pages,
      config.PUBLIC_URL,
      { '/profile/:id': createProfileRenderer(context, pages.renderPreview) },
      { '/explorar/:category': isCategoryAddress },
    )
  return app
}
