/** Public interface of the recount module. */
export { recount, type RecountPosition, recountTables } from './recount.ts'
export { countedRelations } from './counted-relations.ts'
