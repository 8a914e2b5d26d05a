import type { pressKitContract } from '@brilla/contract/public/press-kit'
import { registerPerson, type SampleWorld, type Samples } from '../../accounts/auth/sample-world.testing.ts'

const newLink = {
  label: 'Agencia Luz',
  format: 'letter' as const,
  language: 'es' as const,
  works: [],
  parts: [],
}

/** The id of a link of the sender, for whom its audience allows one. */
async function createLink({ server, caller }: SampleWorld): Promise<{ params: { id: string } }> {
  if (caller.type !== 'talento') return { params: { id: 'x' } }
  const link = await server.call('createPressKitLink', { token: caller.token, body: newLink })
  return { params: { id: link.body.id } }
}

/** The token of a link of somebody who can have one. */
async function createToken(world: SampleWorld): Promise<{ body: { token: string } }> {
  const { token } = await registerPerson(world)
  const { body } = await world.server.call('createPressKitLink', { token, body: newLink })
  return { body: { token: new URL(body.url).hash.slice(1) } }
}

export const samples: Samples<typeof pressKitContract> = {
  async getPressKit({ server, caller }) {
    if (caller.type !== 'talento') return {}
    const body = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    const post = await server.call('createPost', { token: caller.token, body })
    return { query: { works: post.body.id } }
  },
  deletePressKitLink: createLink,
  openPressKitLink: createToken,
  getLinkedPressKit: createToken,
}
