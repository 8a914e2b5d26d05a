import type account from '../account/account.es.json'
import type comment from '../comment/comment.es.json'
import type core from '../core/core.es.json'
import type discovery from '../discovery/discovery.es.json'
import type feed from '../feed/feed.es.json'
import type landing from '../landing/landing.es.json'
import type legal from '../legal/legal.es.json'
import type post from '../post/post.es.json'
import type profile from '../profile/profile.es.json'
import type recovery from '../recovery/recovery.es.json'
import type session from '../session/session.es.json'
import type settings from '../settings/settings.es.json'
import type social from '../social/social.es.json'
import type suspension from '../suspension/suspension.es.json'
import type wizard from '../wizard/wizard.es.json'

// Every feature's texts, by its name: this is what makes a missing key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core'
    resources: {
      account: typeof account
      comment: typeof comment
      core: typeof core
      discovery: typeof discovery
      feed: typeof feed
      landing: typeof landing
      legal: typeof legal
      post: typeof post
      profile: typeof profile
      recovery: typeof recovery
      session: typeof session
      settings: typeof settings
      social: typeof social
      suspension: typeof suspension
      wizard: typeof wizard
    }
  }
}
