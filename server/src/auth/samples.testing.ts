/** Valid requests of each route, for tests generated from the contract: they succeed unless the sample names an error. */
import type { RouteName } from '@brilla/contract'
import { createRegistration } from '../testing.ts'
import * as world from './sample-world.testing.ts'
import type { Sample, SampleWorld } from './sample-world.testing.ts'

export const samples: Record<RouteName, (world: SampleWorld) => Sample | Promise<Sample>> = {
  registerUser: () => ({ body: createRegistration(world.createName()) }),
  async resendValidation({ server }) {
    const { body } = await server.call('registerUser', { body: createRegistration(world.createName()) })
    return { body: { id: body.id, lang: 'es' } }
  },
  async confirmUser({ server }) {
    const body = createRegistration(world.createName())
    await server.call('registerUser', { body })
    return { params: { token: await world.readMailedToken(server, body.email, '/confirmation#') } }
  },
  getSelf: () => ({}),
  emailExists: () => ({ params: { email: 'alguien@gente.example' } }),
  chooseAccountType: ({ caller }) => ({
    body: { profile: 'talento' },
    ...(caller.type !== 'none' && { error: 'type_chosen' as const }),
  }),
  changeLanguage: () => ({ body: { langCode: 'es' } }),
  async authenticate(context) {
    const { email, password } = await world.registerPerson(context)
    return { body: { email, password, remember: true } }
  },
  reauthenticate: ({ caller }) => ({ body: { password: caller.password } }),
  logout: () => ({}),
  cancelAccount: () => ({}),
  getSuspension: ({ caller }) => (caller.type === 'suspended' ? {} : { error: 'not_found' }),
  appeal: ({ caller }) => ({
    body: { text: 'No fui yo.' },
    ...(caller.type !== 'suspended' && { error: 'not_found' as const }),
  }),
  startExport: () => ({}),
  getExport: () => ({}),
  downloadExport: () => ({}),
  getSessions: () => ({}),
  endSession: async (context) => ({ params: { id: await world.createSession(context) } }),
  endOtherSessions: () => ({}),
  requestRecovery: async (context) => ({
    body: { email: (await world.registerPerson(context)).email, lang: 'es' },
  }),
  async redeemRecovery(context) {
    const { email } = await world.registerPerson(context)
    await context.server.call('requestRecovery', { body: { email, lang: 'es' } })
    return { params: { token: await world.readMailedToken(context.server, email, '/forgot/') } }
  },
  getSocialProviders: () => ({}),
  getOwnLogins: () => ({}),
  async reauthenticateSocial(context) {
    const subject = await world.linkProvider(context)
    const { facebookId, ticket } = await world.createTicket(context, { subject, forceReauth: true })
    return { body: { facebookId, ticket } }
  },
  async authenticateSocial(context) {
    const subject = await world.registerByProvider(context)
    const { facebookId, ticket } = await world.createTicket(context, { subject })
    return { body: { facebookId, ticket } }
  },
  async socialIdentityExists(context) {
    const { facebookId, ticket } = await world.createTicket(context)
    return { params: { id: facebookId }, query: { ticket } }
  },
  registerSocial: async (context) => ({
    body: { ...(await world.createTicket(context)), ...world.socialRegistration },
  }),
  changePassword: () => ({ body: { newPassword: 'una clave que nadie sabe' } }),
  updateUser: ({ caller }) => ({ body: { ...world.settings, email: caller.email } }),
  emailExistsForUser: () => ({ params: { email: 'alguien@gente.example' } }),
  async confirmEmailChange(context) {
    const { token } = await world.registerPerson(context)
    const email = `${world.createName().toLowerCase()}@gente.example`
    await context.server.call('updateUser', { token, body: { ...world.settings, email } })
    const mailed = await world.readMailedToken(context.server, email, '/register/email#')
    return { body: { token: mailed } }
  },
  cancelEmailChange: () => ({}),
  changeProfileUrl: () => ({ body: { profile_url: world.createName() } }),
  profileUrlExists: () => ({ params: { profile_url: 'muestra' } }),
  setNotification: () => ({ body: { type: 'messages', status: false } }),
  saveWizard: () => ({
    body: { biography: 'Bailo.', shareContats: ['amiga@gente.example', ''], lang: 'es' },
  }),
  setUpAgency: () => ({
    body: {
      agencyName: 'Casting Luz',
      nombre: 'Luz',
      apellido: 'Prueba',
      country: 'MX',
      ciudad: 'Mérida',
      web: 'gente.example',
      biography: 'Buscamos voces.',
    },
  }),
  reportClientError: () => ({
    body: { message: 'x is undefined', stack: '', page: 'feed', version: 'a.js' },
  }),
  getSubscribedCategories: () => ({}),
  subscribeCategory: () => ({ body: { categoryId: 1 } }),
  unsubscribeCategory: () => ({ body: { categoryId: 1 } }),
  presignProfileImage: () => ({
    body: { filename: 'yo.jpg', type: 'image/jpeg', image_type: 'profile' },
  }),
  presignPostFile: () => ({ body: { filename: 'yo.jpg', type: 'image/jpeg', ext: 'jpg' } }),
  saveProfileImage: async (context) => ({
    body: { filename: await world.uploadProfileImage(context, 'profile') },
  }),
  saveCoverImage: async (context) => ({
    body: { filename: await world.uploadProfileImage(context, 'cover') },
  }),
  // Only talents have posts, and so photos.
  chooseOwnPhoto: async (context) =>
    context.caller.type === 'talento'
      ? { body: { filename: await world.createPhoto(context), type: 'profile' } }
      : { body: { filename: 'yo.jpg', type: 'profile' }, error: 'archivo_desconocido' },
  getProfile: ({ author }) => ({ params: { id: author } }),
  getUserOfType: ({ author }) => ({ params: { id: author, type: 'talento' } }),
  followUser: ({ author }) => ({ body: { id: author } }),
  unfollowUser: ({ author }) => ({ body: { id: author } }),
  getFollowers: ({ author }) => ({ params: { id: author }, query: { page: '1', q: 'Ana' } }),
  getFollowing: ({ author }) => ({ params: { id: author }, query: { page: '1', q: 'Ana' } }),
  blockUser: async (context) => ({ body: { userId: (await world.registerPerson(context)).id } }),
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
  createComment: ({ post }) => ({ body: { comment: 'Hola', postId: post } }),
  getComments: ({ post }) => ({ query: { postId: post } }),
  editComment: async (context) => ({
    body: { id: await world.createComment(context), comment: 'Hola' },
  }),
  deleteComment: async (context) => ({ params: { id: await world.createComment(context) } }),
  getSavedPosts: () => ({}),
  savePost: ({ post }) => ({ params: { id: post } }),
  unsavePost: ({ post }) => ({ params: { id: post } }),
  likePost: ({ post }) => ({ params: { id: post }, body: { reacted: true } }),
  likeComment: ({ comment }) => ({ params: { id: comment }, body: { reacted: true } }),
  getFeatured: () => ({ query: { page: '1', categories: 'own' } }),
  getRecent: () => ({ query: { page: '1', categories: 'other' } }),
  getSimilar: () => ({ query: { page: '1' } }),
  getCategoryPeople: () => ({ params: { id: '2' }, query: { page: '1', country: 'MX' } }),
  searchPeople: () => ({ query: { q: 'ana musica', category: '2', country: 'MX', page: '1' } }),
  getFollowedTalents: () => ({ query: { page: '1' } }),
}
