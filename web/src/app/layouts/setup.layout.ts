import type { Layout } from '../page-route.ts'

export const layout: Layout = { frame: 'setup', load: () => import('./SetupLayout.tsx') }
