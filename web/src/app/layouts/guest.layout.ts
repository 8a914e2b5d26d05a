import type { Layout } from '../pageRoute.ts'

export const layout: Layout = { frame: 'guest', load: () => import('./GuestLayout.tsx') }
