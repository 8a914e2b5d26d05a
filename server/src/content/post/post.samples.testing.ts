import type { postContract } from '@brilla/contract/content/post'
import * as world from '../../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../../accounts/auth/sample-world.testing.ts'

async function ownPost(context: world.SampleWorld): Promise<world.Sample> {
  if (context.caller.type !== 'talento') return { params: { id: context.post }, error: 'forbidden' }
  return { params: { id: await world.createPost(context, context.caller) } }
}

export const samples: Samples<typeof postContract> = {
  getPost: ({ post }) => ({ params: { id: post } }),
  getUserPosts: ({ author }) => ({ params: { profile: author } }),
  getUserFiles: ({ author }) => ({ params: { profile: author } }),
  editPost: async (context) => {
    if (context.caller.type !== 'talento') return { body: { id: context.post }, error: 'forbidden' }
    return { body: { id: await world.createPost(context, context.caller) } }
  },
  async sharePost(context) {
    const author = await world.registerPerson(context)
    return { body: { id: await world.createPost(context, author) } }
  },
  pinPost: ownPost,
  unpinPost: ownPost,
  deletePost: ownPost,
}
