/** Public interface of the recount module. */
export { recount, type RecountPosition, recountTables } from './recount.ts'
