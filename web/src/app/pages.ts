import type { TextKey } from '../lib/i18n.ts'
import { hasPending } from '../features/oauth/pendingRegistration.ts'
import type { Page } from './page.ts'

/** Pages in the guest's frame. */
export const guestPages: readonly Page[] = [
  {
    path: '/login',
    name: 'login',
    audience: 'guest',
    title: 'common:nav.login',
    texts: ['session', 'oauth'],
    prerender: true,
    load: () => import('../pages/login/Login.tsx'),
  },
  {
    path: '/login/social',
    name: 'login-social',
    audience: 'any',
    title: 'oauth:return.pageTitle',
    texts: ['oauth'],
    prerender: true,
    load: () => import('../pages/login/OAuthReturn.tsx'),
  },
  {
    path: '/forgot',
    name: 'forgot',
    audience: 'guest',
    title: 'recovery:title',
    texts: ['recovery'],
    prerender: true,
    load: () => import('../pages/forgot/Forgot.tsx'),
  },
  {
    path: '/forgot/:token',
    name: 'forgot-token',
    audience: 'any',
    title: 'recovery:reset.pageTitle',
    texts: ['recovery'],
    prerender: true,
    load: () => import('../pages/forgot/Reset.tsx'),
  },
  {
    path: '/register',
    name: 'register',
    audience: 'guest',
    title: 'account:title',
    texts: ['account', 'oauth'],
    prerender: true,
    load: () => import('../pages/register/Register.tsx'),
  },
  {
    path: '/register/success',
    name: 'register-success',
    audience: 'guest',
    title: 'account:success.pageTitle',
    texts: ['account'],
    prerender: true,
    load: () => import('../pages/register/RegisterSuccess.tsx'),
  },
  {
    path: '/register/confirmation',
    name: 'register-confirmation',
    audience: 'any',
    title: 'account:confirmation.pageTitle',
    texts: ['account'],
    prerender: true,
    load: () => import('../pages/register/RegisterConfirmation.tsx'),
  },
  {
    path: '/register/select',
    name: 'register-select',
    audience: 'newcomer',
    admits: hasPending,
    title: 'account:select.pageTitle',
    texts: ['account', 'oauth'],
    load: () => import('../pages/register/SelectType.tsx'),
  },
  {
    path: '/register/email',
    name: 'register-email',
    audience: 'any',
    title: 'settings:confirmation.title',
    texts: ['settings'],
    load: () => import('../pages/register/EmailConfirmation.tsx'),
  },
  {
    path: '/user/cancelled',
    name: 'user-cancelled',
    audience: 'any',
    title: 'settings:cancelled.title',
    texts: ['settings'],
    load: () => import('../pages/settings/Cancelled.tsx'),
  },
  {
    path: '/terminos',
    name: 'terminos',
    audience: 'any',
    title: 'legal:terms.title',
    description: 'legal:terms.summary',
    texts: ['legal'],
    prerender: true,
    reading: true,
    load: () => import('../pages/legal/Terms.tsx'),
  },
  {
    path: '/politicas-privacidad',
    name: 'politicas-privacidad',
    audience: 'any',
    title: 'legal:privacy.title',
    description: 'legal:privacy.summary',
    texts: ['legal'],
    prerender: true,
    reading: true,
    load: () => import('../pages/legal/Privacy.tsx'),
  },
  {
    path: '/politicas-cookies',
    name: 'politicas-cookies',
    audience: 'any',
    title: 'legal:cookies.title',
    description: 'legal:cookies.summary',
    texts: ['legal'],
    prerender: true,
    reading: true,
    load: () => import('../pages/legal/Cookies.tsx'),
  },
]

/** What an unknown address answers (decision 5); it stays the last. */
export const notFoundPage: Page = {
  path: '*',
  name: 'not-found',
  audience: 'any',
  title: 'common:notFound.title',
  texts: [],
  prerender: true,
  load: () => import('../pages/not-found/NotFound.tsx'),
}

/** Pages that are a stage from the very top. */
export const stagePages: readonly Page[] = [
  {
    path: '/',
    name: 'landing',
    audience: 'guest',
    title: 'landing:title',
    description: 'landing:description',
    texts: ['landing'],
    prerender: true,
    reading: true,
    load: () => import('../pages/landing/Landing.tsx'),
  },
]

/** Setting up, once the account type is chosen, and being suspended; each in the frame of `SetupLayout`. */
export const setupPages: readonly Page[] = [
  {
    path: '/register/wizard',
    name: 'register-wizard',
    audience: 'talento',
    title: 'wizard:pageTitle',
    texts: ['wizard', 'profile'],
    asks: ['/api/users/self', '/api/categories/es/full/subscribed'],
    load: () => import('../pages/wizard/Wizard.tsx'),
  },
  {
    path: '/register/agencia',
    name: 'register-agencia',
    audience: 'agencia',
    title: 'wizard:agency.pageTitle',
    texts: ['wizard', 'profile'],
    asks: ['/api/users/self', '/api/categories/es/full/subscribed'],
    load: () => import('../pages/agency-setup/AgencySetup.tsx'),
  },
  {
    path: '/suspended',
    name: 'suspended',
    audience: 'suspended',
    title: 'suspension:pageTitle',
    texts: ['suspension', 'settings', 'session'],
    asks: ['/api/users/suspension', '/api/users/self/export/state'],
    load: () => import('../pages/suspended/Suspended.tsx'),
  },
]

/** Pages in the frame of those who are logged in. */
export const memberPages: readonly Page[] = [
  {
    path: '/noticias',
    name: 'noticias',
    audience: 'member',
    title: 'feed:title',
    texts: ['feed', 'post', 'comment'],
    asks: ['/api/posts/feed', '/api/users/self'],
    load: () => import('../pages/feed/Feed.tsx'),
  },
  {
    path: '/noticias/:postId',
    name: 'noticias-post',
    audience: 'member',
    texts: ['feed', 'post', 'comment'],
    asks: ['/api/posts/{id}', '/api/users/self'],
    load: () => import('../pages/post/SinglePost.tsx'),
  },
  {
    path: '/explorar',
    name: 'explorar',
    audience: 'member',
    title: 'discovery:title',
    texts: ['discovery'],
    asks: ['/api/users/destacados', '/api/users/self'],
    load: () => import('../pages/explore/Explore.tsx'),
  },
  {
    path: '/explorar/destacados',
    name: 'explorar-destacados',
    audience: 'member',
    title: 'discovery:featured',
    texts: ['discovery'],
    asks: ['/api/users/destacados', '/api/users/self'],
    load: () => import('../pages/explore/Featured.tsx'),
  },
  {
    path: '/explorar/recientes',
    name: 'explorar-recientes',
    audience: 'member',
    title: 'discovery:recent',
    texts: ['discovery'],
    asks: ['/api/users/recientes', '/api/users/self'],
    load: () => import('../pages/explore/Recent.tsx'),
  },
  {
    path: '/explorar/:category',
    name: 'explorar-category',
    audience: 'member',
    texts: ['discovery'],
    asks: ['/api/users/self'],
    load: () => import('../pages/explore/ExploreCategory.tsx'),
  },
  {
    path: '/talentos',
    name: 'talentos',
    audience: 'agencia',
    title: 'discovery:followed.title',
    texts: ['discovery'],
    asks: ['/api/users/agencia/following', '/api/users/self'],
    load: () => import('../pages/talents/FollowedTalents.tsx'),
  },
  {
    path: '/profile/:id',
    name: 'profile',
    audience: 'member',
    wide: true,
    texts: ['profile', 'post', 'comment'],
    asks: ['/api/users/{id}/profile', '/api/posts/user/{id}', '/api/users/self'],
    load: () => import('../pages/profile/Posts.tsx'),
  },
  {
    path: '/profile/:id/biografia',
    name: 'profile-biografia',
    audience: 'member',
    wide: true,
    texts: ['profile'],
    asks: ['/api/users/{id}/profile', '/api/users/self'],
    load: () => import('../pages/profile/Biography.tsx'),
  },
  {
    path: '/profile/:id/fotos',
    name: 'profile-fotos',
    audience: 'member',
    wide: true,
    texts: ['profile', 'post', 'comment'],
    asks: ['/api/users/{id}/profile', '/api/posts/user/{id}/PHOTO/type?limit=24', '/api/users/self'],
    load: () => import('../pages/profile/Photos.tsx'),
  },
  {
    path: '/profile/:id/videos',
    name: 'profile-videos',
    audience: 'member',
    wide: true,
    texts: ['profile', 'post', 'comment'],
    asks: ['/api/users/{id}/profile', '/api/posts/user/{id}/VIDEO/type?limit=24', '/api/users/self'],
    load: () => import('../pages/profile/Videos.tsx'),
  },
  {
    path: '/profile/:id/archivos',
    name: 'profile-archivos',
    audience: 'member',
    wide: true,
    texts: ['profile', 'post'],
    asks: ['/api/users/{id}/profile', '/api/posts/user/{id}/FILE/type?limit=24', '/api/users/self'],
    load: () => import('../pages/profile/Documents.tsx'),
  },
  {
    path: '/profile/:id/seguidores',
    name: 'profile-seguidores',
    audience: 'member',
    wide: true,
    texts: ['profile'],
    asks: ['/api/users/{id}/profile', '/api/users/{id}/followers', '/api/users/self'],
    load: () => import('../pages/profile/Followers.tsx'),
  },
  {
    path: '/profile/:id/siguiendo',
    name: 'profile-siguiendo',
    audience: 'member',
    wide: true,
    texts: ['profile'],
    asks: ['/api/users/{id}/profile', '/api/users/{id}/following', '/api/users/self'],
    load: () => import('../pages/profile/Following.tsx'),
  },
  {
    path: '/:id/followers',
    name: 'followers',
    audience: 'member',
    wide: true,
    texts: ['profile'],
    asks: ['/api/users/self'],
    load: () => import('../pages/profile/Followers.tsx'),
  },
  {
    path: '/:id/followings',
    name: 'followings',
    audience: 'member',
    wide: true,
    texts: ['profile'],
    asks: ['/api/users/self'],
    load: () => import('../pages/profile/Following.tsx'),
  },
]

const settings = (
  path: string,
  title: TextKey,
  load: Page['load'],
  { texts = [], audience = 'member' }: Partial<Pick<Page, 'texts' | 'audience'>> = {},
): Page => ({
  path,
  name: path.slice(1).replaceAll('/', '-'),
  audience,
  wide: true,
  title,
  texts: ['settings', ...texts],
  asks: ['/api/users/self'],
  load,
})

/** Also for newcomers: a recovered account may have no type yet, and anybody may take their data and leave. */
const forNewcomers = { audience: 'user', texts: ['session'] } as const

/** The settings area (platform.md section 2): each section is a page, and a part of the code, of its own. */
export const settingsPages: readonly Page[] = [
  settings('/user/dashboard', 'settings:dashboard.title', () => import('../pages/settings/Dashboard.tsx'), {
    audience: 'user',
    texts: ['profile'],
  }),
  settings(
    '/user/settings',
    'settings:personal.title',
    () => import('../pages/settings/PersonalInformation.tsx'),
    {
      texts: ['account', 'session'],
    },
  ),
  settings('/user/settings/privacy', 'settings:privacy.title', () => import('../pages/settings/Privacy.tsx')),
  settings(
    '/user/settings/categories',
    'settings:categories.title',
    () => import('../pages/settings/CategoryChoice.tsx'),
  ),
  settings(
    '/user/settings/address',
    'settings:address.title',
    () => import('../pages/settings/ProfileAddress.tsx'),
  ),
  settings(
    '/user/settings/notifications',
    'settings:notifications.title',
    () => import('../pages/settings/Notifications.tsx'),
  ),
  settings(
    '/user/settings/language',
    'settings:language.title',
    () => import('../pages/settings/LanguageChoice.tsx'),
  ),
  settings(
    '/user/settings/sessions',
    'settings:sessions.title',
    () => import('../pages/settings/Sessions.tsx'),
  ),
  settings(
    '/user/settings/export',
    'settings:export.title',
    () => import('../features/export/DataExportPanel.tsx'),
    forNewcomers,
  ),
  settings(
    '/user/settings/cancel',
    'settings:cancel.title',
    () => import('../features/deactivation/CancelAccountForm.tsx'),
    forNewcomers,
  ),
  settings(
    '/user/password',
    'settings:password.title',
    () => import('../pages/settings/Password.tsx'),
    forNewcomers,
  ),
  settings('/user/interests', 'settings:interests.title', () => import('../pages/settings/Interests.tsx')),
]

/** Everything of `ui/` on one page, to look at; in development only. */
export const developmentPages: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/ui',
        name: 'ui',
        audience: 'any',
        texts: [],
        load: () => import('../pages/showcase/Showcase.tsx'),
      },
    ]
  : []
