import type account from '../features/account/account.es.json'
import type comment from '../features/comment/comment.es.json'
import type common from '../lib/common.es.json'
import type deactivation from '../features/deactivation/deactivation.es.json'
import type discovery from '../features/discovery/discovery.es.json'
import type dataExport from '../features/export/export.es.json'
import type feed from '../pages/feed/feed.es.json'
import type landing from '../pages/landing/landing.es.json'
import type legal from '../pages/legal/legal.es.json'
import type oauth from '../features/oauth/oauth.es.json'
import type post from '../features/post/post.es.json'
import type profile from '../features/profile/profile.es.json'
import type recovery from '../features/recovery/recovery.es.json'
import type saved from '../pages/saved/saved.es.json'
import type session from '../features/session/session.es.json'
import type settings from '../features/settings/settings.es.json'
import type suspension from '../features/suspension/suspension.es.json'
import type wizard from '../features/wizard/wizard.es.json'

// The texts of every feature by its name, so that a missing key is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      comment: typeof comment
      common: typeof common
      deactivation: typeof deactivation
      discovery: typeof discovery
      export: typeof dataExport
      feed: typeof feed
      landing: typeof landing
      legal: typeof legal
      oauth: typeof oauth
      post: typeof post
      profile: typeof profile
      recovery: typeof recovery
      saved: typeof saved
      session: typeof session
      settings: typeof settings
      suspension: typeof suspension
      wizard: typeof wizard
    }
  }
}
