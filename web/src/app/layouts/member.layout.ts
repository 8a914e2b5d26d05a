import type { Layout } from '../pageRoute.ts'

export const layout: Layout = { frame: 'member', load: () => import('./AppLayout.tsx') }
