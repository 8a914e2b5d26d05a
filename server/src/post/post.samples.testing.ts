import type { postContract } from '@brilla/contract/post'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof postContract> = {
  createPost: () => ({ body: { title: '', description: 'Hola', categoryId: 1, files: [] } }),
  getFeed: () => ({ query: { page: '1', filter: 'agencia' } }),
  getPosts: () => ({ query: { page: '1' } }),
  getPost: ({ post }) => ({ params: { id: post } }),
  getUserPosts: ({ author }) => ({ params: { profile: author }, query: { page: '1' } }),
  getUserFiles: ({ author }) => ({ params: { profile: author, type: 'PHOTO' }, query: { limit: '9' } }),
  editPost: async (context) => {
    const body = { description: 'Hola' }
    if (context.caller.type !== 'talento') return { body: { ...body, id: context.post }, error: 'forbidden' }
    return { body: { ...body, id: await world.createPost(context, context.caller) } }
  },
  async sharePost(context) {
    const author = await world.registerPerson(context)
    return { body: { id: await world.createPost(context, author), description: 'Miren' } }
  },
  async deletePost(context) {
    if (context.caller.type !== 'talento') return { params: { id: context.post }, error: 'forbidden' }
    return { params: { id: await world.createPost(context, context.caller) } }
  },
}
