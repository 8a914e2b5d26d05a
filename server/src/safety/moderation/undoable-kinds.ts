/** What moderators can undo for some minutes. */
import { suspensionAction } from './suspend-account.ts'
import { birthdateAction } from './correct-birthdate.ts'
import { decisionAction } from './decide.ts'
import { unblockAction } from './unblock.ts'
import { verificationAction } from './verification.ts'

/** Changes of an account besides suspensions, each with an id by which it is undone (P-moderation-24). */
export const changeActions = [birthdateAction, unblockAction, verificationAction] as const

export const undoableActions = [decisionAction, suspensionAction, ...changeActions] as const
