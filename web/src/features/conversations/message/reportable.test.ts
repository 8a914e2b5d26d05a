import type { Message } from '@brilla/contract/conversations/message'
import { expect, test } from 'vitest'
import { findReportable } from './reportable.ts'

const message = (id: string, sender: string, withdrawn = false) =>
  ({ id, sender: { id: sender }, withdrawn }) as Message

test('P-moderation-5: the report of a request is about its newest message that can be read, else about the newest withdrawn one', () => {
  const messages = [message('1', 'luz'), message('2', 'luz', true), message('3', 'ana')]
  expect(findReportable(messages, 'ana')).toBe('1')
  expect(findReportable([message('1', 'luz', true), ...messages.slice(1)], 'ana')).toBe('2')
  expect(findReportable([message('3', 'ana')], 'ana')).toBeUndefined()
})
