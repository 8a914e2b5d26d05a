import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing.ts'
import { minute } from './duration.ts'
import { finalizeActions, findActions, recordAction, type UndoableKind } from './undoable-action.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('P-moderation-24: an action that cannot become final stays, and keeps no other from becoming final', async () => {
  const { Ana } = await server.registerTalents('Ana')
  const { context } = server
  const finalized: string[] = []
  const create = (name: string, finalize: () => Promise<void>): UndoableKind<object> => ({
    name,
    revert: async () => [],
    finalize,
  })
  const broken = create('broken', () => Promise.reject(new Error('not now')))
  const whole = create('whole', async () => void finalized.push('whole'))
  const action = { subjectId: Ana.id, actorId: Ana.id, data: {} }
  for (const kind of [broken, whole]) await recordAction(context, context.db, kind, action)
  server.advance(11 * minute)
  await expect(finalizeActions(context, [broken, whole])).rejects.toThrow('did not become final')
  expect(finalized).toEqual(['whole'])
  expect(await findActions(context.db, Ana.id)).toMatchObject([{ kind: 'broken' }])
})
