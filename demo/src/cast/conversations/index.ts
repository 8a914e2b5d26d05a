import { anaConversations } from './ana.ts'
import { castingConversations } from './casting.ts'
import { englishConversations } from './english.ts'
import { spanishConversations } from './spanish.ts'
import type { CastConversation } from './types.ts'

export type { CastAttachment, CastConversation } from './types.ts'

/** All conversations of the demonstration data. */
export const conversations: CastConversation[] = [
  ...anaConversations,
  ...castingConversations,
  ...spanishConversations,
  ...englishConversations,
]
