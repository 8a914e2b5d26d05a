import type { Layout } from '../pageRoute.ts'

export const layout: Layout = { frame: 'setup', load: () => import('./SetupLayout.tsx') }
