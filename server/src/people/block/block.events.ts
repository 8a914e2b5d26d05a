import { defineEvent } from '../../platform/outbox/index.ts'

interface AboutBlock {
  blockerId: string
  blockedId: string
}

export const blockAdded = defineEvent<AboutBlock>('block.added')
