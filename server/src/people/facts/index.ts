/** Public interface of the facts module. */
export { factsRoutes, findOwnFacts } from './facts.routes.ts'
export { readCastingFacts } from './casting-facts.ts'
export { presentVisibleFacts, translateSkills } from './facts.present.ts'
export {
  clearFactTexts,
  factsColumn,
  type FactsRow,
  listFactTexts,
  lockFactTexts,
  selectFacts,
  visibleFactTexts,
} from './facts.store.ts'
