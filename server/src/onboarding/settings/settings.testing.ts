/** What the tests of the settings share. */
import type { TestPerson, TestServer } from '../../testing.ts'

/** Saves the settings form with these changes. */
export const saveSettings = (server: TestServer, who: TestPerson, change: object = {}) => {
  const form = { nombre: 'Ana', apellido: 'Prueba', email: who.email, fecha: '1995-04-12' }
  return server.call('updateUser', { token: who.token, body: { ...form, ...change } as never })
}

/** The account as its owner reads it. */
export const readSelf = async (server: TestServer, { token }: TestPerson) =>
  (await server.call('getSelf', { token })).body
