import type { Layout } from '../page-route.ts'

export const layout: Layout = { frame: 'landing', load: () => import('./LandingLayout.tsx') }
