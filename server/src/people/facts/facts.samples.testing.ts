import type { factsContract } from '@brilla/contract/people/facts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof factsContract> = {
  async saveFacts({ server, caller }) {
    if (caller.type !== 'talento') return { body: {} }
    const body = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    const post = await server.call('createPost', { token: caller.token, body })
    return { body: { showreel: { postId: post.body.id, audience: 'everyone' } } }
  },
}
