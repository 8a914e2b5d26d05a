/** All routes of the API by name. */
import { accountContract } from './account.ts'
import { blockContract } from './block.ts'
import { deactivationContract } from './deactivation.ts'
import { categoryContract } from './category.ts'
import { cityContract } from './city.ts'
import { clientErrorContract } from './client-error.ts'
import { commentContract } from './comment.ts'
import { contactContract } from './contact.ts'
import { contactDeskContract } from './contact-desk.ts'
import { discoveryContract } from './discovery.ts'
import { exportContract } from './export.ts'
import { factsContract } from './facts.ts'
import { followContract } from './follow.ts'
import { insightContract } from './insight.ts'
import { likeContract } from './like.ts'
import { mediaContract } from './media.ts'
import { messageContract } from './message.ts'
import { passkeyContract } from './passkey.ts'
import { postContract } from './post.ts'
import { pressKitContract } from './press-kit.ts'
import { profileContract } from './profile.ts'
import { publicPreviewContract } from './public-preview.ts'
import { moderationContract } from './moderation.ts'
import { moderationPeopleContract } from './moderation-people.ts'
import { notificationContract } from './notification.ts'
import { pushContract } from './push.ts'
import { recoveryContract } from './recovery.ts'
import { removalContract } from './removal.ts'
import { reportContract } from './report.ts'
import { savedPostContract } from './saved-post.ts'
import { savedSearchContract } from './saved-search.ts'
import { searchContract } from './search.ts'
import { sessionContract } from './session.ts'
import { settingsContract } from './settings.ts'
import { oauthContract } from './oauth.ts'
import { suspensionContract } from './suspension.ts'
import { termsContract } from './terms.ts'
import { translationContract } from './translation.ts'
import { twoStepContract } from './two-step.ts'
import { unsubscribeContract } from './unsubscribe.ts'
import { wizardContract } from './wizard.ts'
import { workContract } from './work.ts'

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
  ...pressKitContract,
  ...insightContract,
  ...followContract,
  ...blockContract,
  ...removalContract,
  ...reportContract,
  ...moderationContract,
  ...moderationPeopleContract,
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
  ...messageContract,
  ...exportContract,
  ...deactivationContract,
  ...suspensionContract,
  ...termsContract,
  ...clientErrorContract,
}

export type Contract = typeof contract
export type RouteName = keyof Contract
