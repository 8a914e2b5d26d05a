import type { Layout } from '../pageRoute.ts'

export const layout: Layout = { frame: 'landing', load: () => import('./LandingLayout.tsx') }
