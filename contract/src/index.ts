/** All routes of the API by name. */
import { accountContract } from './accounts/account.ts'
import { blockContract } from './people/block.ts'
import { deactivationContract } from './data-rights/deactivation.ts'
import { categoryContract } from './people/category.ts'
import { cityContract } from './accounts/city.ts'
import { clientErrorContract } from './public/client-error.ts'
import { commentContract } from './content/comment.ts'
import { verificationContract } from './safety/verification.ts'
import { moderationVerificationContract } from './safety/moderation-verification.ts'
import { contactContract } from './safety/contact.ts'
import { contactDeskContract } from './data-rights/contact-desk.ts'
import { discoveryContract } from './discovery/discovery.ts'
import { exportContract } from './data-rights/export.ts'
import { factsContract } from './people/facts.ts'
import { followContract } from './people/follow.ts'
import { insightContract } from './people/insight.ts'
import { listContract } from './casting/list.ts'
import { likeContract } from './content/like.ts'
import { marksContract } from './casting/marks.ts'
import { mediaContract } from './media/media.ts'
import { bulkMessageContract } from './conversations/bulk-message.ts'
import { messageContract } from './conversations/message.ts'
import { messageTemplateContract } from './conversations/message-template.ts'
import { passkeyContract } from './accounts/passkey.ts'
import { postContract } from './content/post.ts'
import { presentationContract } from './casting/presentation.ts'
import { pressKitContract } from './public/press-kit.ts'
import { profileContract } from './people/profile.ts'
import { publicPreviewContract } from './public/public-preview.ts'
import { moderationContract } from './safety/moderation.ts'
import { moderationPeopleContract } from './safety/moderation-people.ts'
import { notificationContract } from './notifications/notification.ts'
import { pushContract } from './notifications/push.ts'
import { recoveryContract } from './accounts/recovery.ts'
import { removalContract } from './safety/removal.ts'
import { reportContract } from './safety/report.ts'
import { savedPostContract } from './content/saved-post.ts'
import { savedSearchContract } from './discovery/saved-search.ts'
import { searchContract } from './discovery/search.ts'
import { sessionContract } from './accounts/session.ts'
import { settingsContract } from './onboarding/settings.ts'
import { oauthContract } from './accounts/oauth.ts'
import { suspensionContract } from './safety/suspension.ts'
import { termsContract } from './safety/terms.ts'
import { translationContract } from './content/translation.ts'
import { twoStepContract } from './accounts/two-step.ts'
import { unsubscribeContract } from './notifications/unsubscribe.ts'
import { wizardContract } from './onboarding/wizard.ts'
import { workContract } from './content/work.ts'

export const contract = {
  ...accountContract,
  ...sessionContract,
  ...twoStepContract,
  ...passkeyContract,
  ...recoveryContract,
  ...oauthContract,
  ...settingsContract,
  ...wizardContract,
  ...factsContract,
  ...categoryContract,
  ...cityContract,
  ...mediaContract,
  ...profileContract,
  ...publicPreviewContract,
  ...presentationContract,
  ...pressKitContract,
  ...insightContract,
  ...followContract,
  ...blockContract,
  ...removalContract,
  ...reportContract,
  ...moderationContract,
  ...moderationPeopleContract,
  ...moderationVerificationContract,
  ...verificationContract,
  ...contactContract,
  ...contactDeskContract,
  ...postContract,
  ...commentContract,
  ...likeContract,
  ...translationContract,
  ...savedPostContract,
  ...workContract,
  ...notificationContract,
  ...pushContract,
  ...unsubscribeContract,
  ...discoveryContract,
  ...searchContract,
  ...savedSearchContract,
  ...listContract,
  ...marksContract,
  ...messageContract,
  ...messageTemplateContract,
  ...bulkMessageContract,
  ...exportContract,
  ...deactivationContract,
  ...suspensionContract,
  ...termsContract,
  ...clientErrorContract,
}

export type Contract = typeof contract
export type RouteName = keyof Contract
