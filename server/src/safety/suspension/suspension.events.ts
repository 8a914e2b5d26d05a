import { defineEvent } from '../../platform/outbox/index.ts'

/** A suspended account has appealed. */
export const appealed = defineEvent<{ appealId: string; accountId: string }>('suspension.appealed')
