import type { Layout } from '../page-route.ts'

export const layout: Layout = { frame: 'guest', load: () => import('./GuestLayout.tsx') }
