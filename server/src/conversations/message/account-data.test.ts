/** Conversations in the export of an account, and their deletion with it. */
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteExpiredAccounts } from '../../data-rights/deactivation/deactivation.jobs.ts'
import { createExport, unzip } from '../../data-rights/export/export.testing.ts'
import { pdfBytes } from '../../media/media.samples.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { day } from '../../platform/duration.ts'
import type { TestPerson } from '../../testing.ts'
import { createClientId } from './message.testing.ts'
import { useMessages } from './pair.testing.ts'

const tests = useMessages()

/** Sends a document and returns its name in the storage. */
async function sendFile(from: TestPerson, to: TestPerson): Promise<string> {
  const name = await uploadFile(tests.server, from, {
    filename: 'Contrato.pdf',
    bytes: pdfBytes(),
    presign: 'presignMessageFile',
  })
  const body = {
    receiverId: to.id,
    clientId: createClientId(),
    files: [{ filename: name, type: 'file' as const }],
  }
  expect(await tests.server.call('sendMessage', { token: from.token, body })).toMatchObject({ status: 201 })
  return name
}

async function storedFiles(): Promise<string[]> {
  return readdir(`${tests.server.context.config.DATA_DIR}/files`, { recursive: true })
}

test('P-export-1: an export contains conversations as the account sees them, with files and drafts', async () => {
  const { Ana, Bea, Clara, Dora } = await tests.server.registerTalents('Ana', 'Bea', 'Clara', 'Dora')
  await tests.client.send(Ana, Bea, 'Hola, Bea')
  const withdrawn = await tests.client.send(Ana, Bea, 'Me equivoqué')
  await tests.client.withdraw(Ana, withdrawn.body.id)
  await sendFile(Bea, Ana)
  await sendFile(Ana, Bea)
  await tests.client.saveDraft(Ana, Bea, 'Nos vemos el')
  await tests.client.send(Ana, Clara, 'Para Clara')
  await tests.client.send(Clara, Ana, 'Secreto de Clara')
  await tests.client.block(Clara, Ana)
  await tests.client.send(Dora, Ana, 'Una solicitud')
  await tests.client.deleteRequest(Ana, Dora)

  const files = await unzip(await createExport(tests.server, Ana))
  const read = (name: string) => JSON.parse(files[`data/${name}.json`]!.toString()) as object[]
  const sentFile = {
    filename: 'Contrato.pdf',
    file: expect.stringMatching(/^files\/message-document\/.*-contrato\.pdf$/),
  }
  const bea = { fullname: 'Bea Prueba', profile_url: 'bea-prueba' }
  const messages = read('messages')
  expect(messages).toHaveLength(5)
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...bea, sentByYou: true, text: 'Hola, Bea', withdrawnAt: null, files: [] }),
      expect.objectContaining({ ...bea, sentByYou: true, text: '', withdrawnAt: expect.any(String) }),
      expect.objectContaining({ ...bea, sentByYou: false, files: [sentFile] }),
      expect.objectContaining({ ...bea, sentByYou: true, files: [sentFile] }),
      expect.objectContaining({ fullname: null, profile_url: null, sentByYou: true, text: 'Para Clara' }),
    ]),
  )
  expect(read('drafts')).toMatchObject([{ ...bea, text: 'Nos vemos el' }])
  const paths = messages.flatMap((message) =>
    (message as { files: { file: string }[] }).files.map(({ file }) => file),
  )
  expect(new Set(paths).size).toBe(2)
  for (const path of paths) expect(files[path]!.equals(pdfBytes())).toBe(true)
  expect(read('receivedFiles')).toMatchObject([{ filename: 'Contrato.pdf', kind: 'message-document' }])
  expect(files['index.html']!.toString()).toContain('Nos vemos el')
  expect(files['index.html']!.toString()).not.toMatch(/Secreto de Clara|Clara Prueba|Una solicitud/)
})

test('P-deactivation-8: conversations are deleted in batches with the messages and files of both', async () => {
  const { Elsa, Fany, Gala } = await tests.server.registerTalents('Elsa', 'Fany', 'Gala')
  const { db } = tests.server.context
  await tests.client.send(Elsa, Fany)
  const names = [await sendFile(Elsa, Fany), await sendFile(Fany, Elsa)]
  await tests.client.saveDraft(Fany, Elsa, 'Para Elsa')
  const kept = await sendFile(Fany, Gala)
  await tests.client.send(Gala, Fany)
  await sql`
    insert into message (conversation_id, seq, id, sender_id, text, created_at)
    select id, n, gen_random_uuid(), ${Elsa.id}::uuid, 'Hola', now()
    from conversation, generate_series(100, 2600) n where ${Elsa.id}::uuid in (first_id, second_id)
  `.execute(db)
  expect((await tests.server.call('cancelAccount', { token: Elsa.token })).status).toBe(202)
  await tests.server.eventsHandled()
  await sql`update account set cancelled_at = cancelled_at - ${29 * day} * interval '1 millisecond' where id = ${Elsa.id}`.execute(
    db,
  )

  // While the conversation itself is locked, its messages are deleted already: they were deleted in transactions of their own.
  const countMessages = async () =>
    (await sql`select from message where sender_id = ${Elsa.id}`.execute(db)).rows.length
  const deletion = await db.transaction().execute(async (trx) => {
    await sql`select from conversation where ${Elsa.id}::uuid in (first_id, second_id) for update`.execute(
      trx,
    )
    const deleting = deleteExpiredAccounts(tests.server.context)
    await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
    expect(await countMessages()).toBe(0)
    return { deleting }
  })
  await deletion.deleting
  await expect
    .poll(async () => (await storedFiles()).filter((path) => names.some((name) => path.includes(name))))
    .toEqual([])
  // Rows are deleted after their files.
  await expect
    .poll(() =>
      db
        .selectFrom('upload')
        .select('name')
        .where('name', 'in', [...names, kept])
        .execute(),
    )
    .toEqual([{ name: kept }])
  expect((await storedFiles()).some((path) => path.includes(kept))).toBe(true)
  expect((await tests.client.findContacts(Fany)).rows).toMatchObject([{ id: Gala.id }])
  expect(await tests.client.countUnread(Fany)).toBe(1)
  expect(
    await db.selectFrom('message_draft').selectAll().where('account_id', '=', Fany.id).execute(),
  ).toEqual([])
})
