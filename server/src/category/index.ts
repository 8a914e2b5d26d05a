/** What other rooms may ask of categories. */
export { presentCategories } from './category.present.ts'
export { categoryRoutes } from './category.routes.ts'
export { findSubscribed } from './category.store.ts'
