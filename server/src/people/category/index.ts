/** Public interface of the category module. */
export { presentCategories } from './category.present.ts'
export { categoryRoutes } from './category.routes.ts'
export { isCategoryAddress } from './category.rules.ts'
