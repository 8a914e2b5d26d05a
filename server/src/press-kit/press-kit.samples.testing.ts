import type { pressKitContract } from '@brilla/contract/press-kit'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof pressKitContract> = {
  async getPressKit({ server, caller }) {
    if (caller.type !== 'talento') return {}
    const body = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    const post = await server.call('createPost', { token: caller.token, body })
    return { query: { works: post.body.id } }
  },
}
