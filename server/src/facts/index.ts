/** Public interface of the facts module. */
export { factsRoutes, findOwnFacts } from './facts.routes.ts'
export { presentVisibleFacts } from './facts.present.ts'
export { factsColumn, type FactsRow, selectFacts } from './facts.store.ts'
