import type { ErrorCode } from '@brilla/contract/platform/errors'

// The texts of each feature, so that a missing key is a type error.
declare module 'i18next' {
  interface Texts {
    account: typeof import('../features/accounts/account/account.es.json')
    block: typeof import('../features/people/block/block.es.json')
    bulkMessage: typeof import('../features/conversations/bulk-message/bulkMessage.es.json')
    comment: typeof import('../features/content/comment/comment.es.json')
    common: typeof import('../lib/common.es.json')
    compare: typeof import('../pages/compare/compare.es.json')
    contact: typeof import('../features/safety/contact/contact.es.json')
    contactData: typeof import('../features/content/post/contactData.es.json')
    contactDesk: typeof import('../features/safety/moderation/contact/contactDesk.es.json')
    deactivation: typeof import('../features/data-rights/deactivation/deactivation.es.json')
    discovery: typeof import('../features/discovery/search/discovery.es.json')
    endSession: typeof import('../pages/login/endSession.es.json')
    export: typeof import('../features/data-rights/export/export.es.json')
    facts: typeof import('../features/people/facts/facts.es.json')
    feed: typeof import('../pages/feed/feed.es.json')
    hashtag: typeof import('../pages/explore/hashtag.es.json')
    insights: typeof import('../pages/insights/insights.es.json')
    landing: typeof import('../pages/landing/landing.es.json')
    legal: typeof import('../pages/legal/legal.es.json')
    like: typeof import('../features/content/like/like.es.json')
    list: typeof import('../features/casting/list/list.es.json')
    message: typeof import('../features/conversations/message/message.es.json')
    messageTemplate: typeof import('../features/conversations/message-template/messageTemplate.es.json')
    moderation: typeof import('../features/safety/moderation/moderation.es.json')
    notification: typeof import('../features/notifications/notification/notification.es.json')
    oauth: typeof import('../features/accounts/oauth/oauth.es.json')
    passkey: typeof import('../features/accounts/passkey/passkey.es.json')
    peopleViews: typeof import('../features/casting/people-views/peopleViews.es.json')
    post: typeof import('../features/content/post/post.es.json')
    presentation: typeof import('../features/casting/presentation/presentation.es.json')
    pressKit: typeof import('../pages/press-kit/pressKit.es.json')
    profile: typeof import('../features/people/profile/profile.es.json')
    profileLive: typeof import('../pages/wizard/profileLive.es.json')
    publicProfile: typeof import('../features/public/public-preview/publicProfile.es.json')
    recovery: typeof import('../features/accounts/recovery/recovery.es.json')
    removal: typeof import('../pages/removal/removal.es.json')
    report: typeof import('../features/people/report/report.es.json')
    saved: typeof import('../pages/saved/saved.es.json')
    savedSearch: typeof import('../features/discovery/saved-search/savedSearch.es.json')
    search: typeof import('../features/discovery/search/search.es.json')
    selection: typeof import('../features/casting/selection/selection.es.json')
    session: typeof import('../features/accounts/session/session.es.json')
    settings: typeof import('../features/onboarding/settings/settings.es.json')
    shownPresentation: typeof import('../pages/presentation/shownPresentation.es.json')
    shortcuts: typeof import('./shortcuts/shortcuts.es.json')
    suspension: typeof import('../features/safety/suspension/suspension.es.json')
    terms: typeof import('../features/safety/terms/terms.es.json')
    translation: typeof import('../features/people/translation/translation.es.json')
    transparency: typeof import('../pages/transparency/transparency.es.json')
    twoStep: typeof import('../features/accounts/two-step/twoStep.es.json')
    unsubscribe: typeof import('../pages/unsubscribe/unsubscribe.es.json')
    viewAs: typeof import('../pages/profile/viewAs.es.json')
    verification: typeof import('../features/safety/verification/verification.es.json')
    verificationDesk: typeof import('../features/safety/moderation/verification/verificationDesk.es.json')
    wizard: typeof import('../features/onboarding/wizard/wizard.es.json')
    work: typeof import('../pages/explore/work.es.json')
    /** Generated from the contract's catalog, see `web/plugins/contract-errors.ts`. */
    errors: Record<ErrorCode, string>
  }
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
