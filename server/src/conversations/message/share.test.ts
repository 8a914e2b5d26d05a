import { describe, expect, test } from 'vitest'
import { uploadFile } from '../../media/media.testing.ts'
import type { TestPerson } from '../../testing.ts'
import { createClientId } from './message.testing.ts'
import { useMessages } from './pair.testing.ts'

const tests = useMessages()

const share = ({ token }: TestPerson, { id }: TestPerson, body: object) =>
  tests.server.call('sendMessage', { token, body: { receiverId: id, clientId: createClientId(), ...body } })

const readLast = async (reader: TestPerson, other: TestPerson) =>
  (await tests.client.getMessages(reader, other)).rows.at(-1)!

const emptyShare = { isShare: true, sharedPost: null, sharedProfile: null }

describe('P-messages-10: sharing a post or a profile', () => {
  test('a post is shown with its photo and author, until it is deleted', async () => {
    const { Ana, Bea, Clara } = await tests.server.registerTalents('Ana', 'Bea', 'Clara')
    const filename = await uploadFile(tests.server, Clara)
    const { body: post } = await tests.server.call('createPost', {
      token: Clara.token,
      body: { description: `${'x'.repeat(198)}🇲🇽${'x'.repeat(100)}`, files: [{ filename, type: 'image' }] },
    })
    const sent = await share(Ana, Bea, { sharedPostId: post.id })
    expect(sent).toMatchObject({ status: 201, body: { message: '', isShare: true, sharedProfile: null } })
    expect(sent.body.sharedPost).toEqual({
      id: post.id,
      description: `${'x'.repeat(198)}…`,
      image: filename,
      placeholder: post.files[0]!.placeholder,
      user: expect.objectContaining({ id: Clara.id, fullname: 'Clara Prueba' }),
    })
    expect(await readLast(Bea, Ana)).toMatchObject({ isShare: true, sharedPost: sent.body.sharedPost })
    expect(await tests.client.findContacts(Bea)).toMatchObject({
      rows: [{ lastMessage: null, lastMessageType: 'share' }],
    })
    await tests.server.call('deletePost', { token: Clara.token, params: { id: post.id } })
    for (const [reader, other] of [
      [Ana, Bea],
      [Bea, Ana],
    ] as const)
      expect(await readLast(reader, other)).toMatchObject(emptyShare)
  })

  test('each reader sees only what they may see, and one shares only what one sees', async () => {
    const { Dora, Elsa, Fany } = await tests.server.registerTalents('Dora', 'Elsa', 'Fany')
    const { body: post } = await tests.server.call('createPost', {
      token: Fany.token,
      body: { description: 'Hola' },
    })
    await tests.client.block(Fany, Elsa)
    for (const body of [{ sharedPostId: post.id }, { sharedProfileId: Fany.id }]) {
      expect((await share(Dora, Elsa, body)).body.isShare).toBe(true)
      expect(await readLast(Elsa, Dora)).toMatchObject(emptyShare)
      expect(await readLast(Dora, Elsa)).not.toMatchObject(emptyShare)
      expect(await share(Elsa, Dora, body)).toMatchObject({ status: 404 })
    }
    for (const sharedPostId of ['x', '01900000-0000-7000-8000-000000000000'])
      expect(await share(Dora, Elsa, { sharedPostId })).toMatchObject({ status: 404 })
  })

  test('a profile is shown until its account is deactivated; one thing at a time', async () => {
    const { Gala, Hilda, Iris } = await tests.server.registerTalents('Gala', 'Hilda', 'Iris')
    const shared = { sharedPostId: null, sharedProfileId: Iris.id }
    const sent = await share(Gala, Hilda, { message: 'Mira su trabajo', ...shared })
    expect(sent.body).toMatchObject({
      message: 'Mira su trabajo',
      sharedPost: null,
      sharedProfile: { id: Iris.id },
    })
    expect((await readLast(Hilda, Gala)).sharedProfile).toEqual(sent.body.sharedProfile)
    await tests.server.call('cancelAccount', { token: Iris.token })
    expect(await readLast(Hilda, Gala)).toMatchObject({ message: 'Mira su trabajo', ...emptyShare })
    expect(await share(Gala, Hilda, { sharedProfileId: Hilda.id, sharedPostId: Hilda.id })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'sharedProfileId', error: 'una_sola_cosa_compartida' }] },
    })
    expect(await share(Gala, Hilda, { message: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'message', error: 'texto_vacio' }] },
    })
  })

  test('a retry returns the committed message when its post was deleted or its recipient has blocked the sender', async () => {
    const { Lara, Maia } = await tests.server.registerTalents('Lara', 'Maia')
    const { body: post } = await tests.server.call('createPost', {
      token: Maia.token,
      body: { description: 'Hola' },
    })
    const postShare = { sharedPostId: post.id, clientId: createClientId() }
    const profileShare = { sharedProfileId: Maia.id, clientId: createClientId() }
    const sent = (await share(Lara, Maia, postShare)).body
    const profileSent = (await share(Lara, Maia, profileShare)).body
    expect(profileSent.sharedProfile).toMatchObject({ id: Maia.id })
    await tests.server.call('deletePost', { token: Maia.token, params: { id: post.id } })
    expect(await share(Lara, Maia, postShare)).toMatchObject({
      status: 201,
      body: { ...sent, ...emptyShare },
    })

    await tests.client.block(Maia, Lara)
    const retried = await share(Lara, Maia, profileShare)
    expect(retried).toMatchObject({ status: 201, body: { ...profileSent, ...emptyShare } })
    expect(JSON.stringify(retried.body)).not.toContain('Maia')
    for (const body of [{ ...profileShare, message: 'Otra' }, { message: 'Nueva' }])
      expect(await share(Lara, Maia, body)).toMatchObject({ status: 404 })
  })

  test('a withdrawn message shares nothing', async () => {
    const { Juno, Kira } = await tests.server.registerTalents('Juno', 'Kira')
    const { body } = await share(Juno, Kira, { sharedProfileId: Juno.id })
    await tests.client.withdraw(Juno, body.id)
    expect(await readLast(Kira, Juno)).toMatchObject({ withdrawn: true, isShare: false, sharedProfile: null })
  })
})

describe('P-messages-12: the warning', () => {
  const text = 'Para apartar tu lugar deposita 500 pesos de inscripción'

  test('is for the recipient only, until they reply', async () => {
    const { Luz, Mina } = await tests.server.registerTalents('Luz', 'Mina')
    expect((await tests.client.send(Luz, Mina, text)).body.warning).toBeNull()
    expect((await readLast(Mina, Luz)).warning).toBe('money')
    expect((await readLast(Luz, Mina)).warning).toBeNull()
    await tests.client.send(Luz, Mina, '¿Tienes libre el sábado?')
    expect((await readLast(Mina, Luz)).warning).toBeNull()
    await tests.client.accept(Mina, Luz)
    await tests.client.send(Luz, Mina, text)
    expect((await readLast(Mina, Luz)).warning).toBe('money')
    // Not for the reply either.
    await tests.client.send(Mina, Luz, text)
    expect((await readLast(Luz, Mina)).warning).toBeNull()
    for (let time = 0; time < 2; time++) {
      await tests.client.send(Luz, Mina, text)
      expect((await readLast(Mina, Luz)).warning).toBeNull()
    }
  })

  test('is also for people whom one follows', async () => {
    const { Nora, Olga } = await tests.server.registerTalents('Nora', 'Olga')
    await tests.client.follow(Olga, Nora)
    await tests.client.send(Nora, Olga, text)
    expect((await readLast(Olga, Nora)).warning).toBe('money')
  })

  test('P-messages-15: a message says to its recipient, and only to them, that they have reported it', async () => {
    const { Pia, Rita } = await tests.server.registerTalents('Pia', 'Rita')
    const { body } = await tests.client.send(Pia, Rita, text)
    expect(await readLast(Rita, Pia)).toMatchObject({ warning: 'money', reported: false })
    const report = { messageId: body.id, description: 'Pide dinero.', reason: 'scam' } as const
    const { status } = await tests.server.call('report', { token: Rita.token, body: report })
    expect(status).toBe(201)
    expect(await readLast(Rita, Pia)).toMatchObject({ warning: 'money', reported: true })
    expect(await readLast(Pia, Rita)).toMatchObject({ warning: null, reported: false })
  })
})
