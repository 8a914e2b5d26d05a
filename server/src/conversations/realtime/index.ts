export { mountRealtime } from './mount.ts'
