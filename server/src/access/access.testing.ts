/** For tests made from the contract: an input of each call that nothing is wrong with, whoever sends it. */
import type { RouteName } from '@brilla/contract'
import { registrationOf } from '../testing.ts'

const nobody = '01900000-0000-7000-8000-000000000000'

interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
}

export const samples: Record<RouteName, Sample> = {
  registerUser: { body: registrationOf('Muestra') },
  resendValidation: { body: { id: nobody, lang: 'es' } },
  confirmUser: { params: { token: 'a' } },
  getSelf: {},
  emailExists: { params: { email: 'alguien@gente.example' } },
  chooseAccountType: { body: { profile: 'talento' } },
  changeLanguage: { body: { langCode: 'es' } },
  authenticate: { body: { email: 'alguien@gente.example', password: 'una clave', remember: true } },
  reauthenticate: { body: { password: 'una clave' } },
  logout: {},
  cancelAccount: {},
  startExport: {},
  getExport: {},
  downloadExport: {},
  getSessions: {},
  endSession: { params: { id: nobody } },
  endOtherSessions: {},
  requestRecovery: { body: { email: 'alguien@gente.example', lang: 'es' } },
  redeemRecovery: { params: { token: 'a' } },
  changePassword: { body: { newPassword: 'una clave que nadie sabe' } },
  updateUser: {
    body: {
      nombre: 'Muestra',
      apellido: 'Prueba',
      email: 'muestra@gente.example',
      fecha: '1995-04-12',
      sexo: 'FE',
      pais: 'MX',
      ciudad: 'Mérida',
      biografia: 'Bailo.',
      profile: { web: 'gente.example', phone: '+52 999 123 4567' },
      interests: ['jazz'],
      showEmail: true,
      showBirthdate: false,
    },
  },
  emailExistsForUser: { params: { email: 'alguien@gente.example' } },
  confirmEmailChange: { body: { token: 'a' } },
  cancelEmailChange: {},
  changeProfileUrl: { body: { profile_url: 'muestra' } },
  profileUrlExists: { params: { profile_url: 'muestra' } },
  setNotification: { body: { type: 'messages', status: false } },
  saveWizard: { body: { biography: 'Bailo.', shareContats: ['amiga@gente.example', ''], lang: 'es' } },
  setUpAgency: {
    body: {
      agencyName: 'Casting Luz',
      nombre: 'Luz',
      apellido: 'Prueba',
      country: 'MX',
      ciudad: 'Mérida',
      web: 'gente.example',
      biography: 'Buscamos voces.',
    },
  },
  getSubscribedCategories: {},
  subscribeCategory: { body: { categoryId: 1 } },
  unsubscribeCategory: { body: { categoryId: 1 } },
  presignProfileImage: { body: { filename: 'yo.jpg', type: 'image/jpeg', image_type: 'profile' } },
  presignPostFile: { body: { filename: 'yo.jpg', type: 'image/jpeg', ext: 'jpg' } },
  saveProfileImage: { body: { filename: 'yo.jpg' } },
  saveCoverImage: { body: { filename: 'yo.jpg' } },
  chooseOwnPhoto: { body: { filename: 'yo.jpg', type: 'profile' } },
  getProfile: { params: { id: 'nadie' } },
  getUserOfType: { params: { id: 'nadie', type: 'agencia' } },
  followUser: { body: { id: nobody } },
  unfollowUser: { body: { id: nobody } },
  blockUser: { body: { userId: nobody } },
  createPost: { body: { title: '', description: 'Hola', categoryId: 1, files: [] } },
  getFeed: { query: { page: '1', filter: 'agencia' } },
  getPosts: { query: { page: '1' } },
  getPost: { params: { id: nobody } },
  getUserPosts: { params: { profile: 'nadie' }, query: { page: '1' } },
  deletePost: { params: { id: nobody } },
  createComment: { body: { comment: 'Hola', postId: nobody } },
  getComments: { query: { postId: nobody } },
  deleteComment: { params: { id: nobody } },
  likePost: { params: { id: nobody }, body: { reacted: true } },
}
