/** Public interface of the list module: lists of people that an agency keeps. */
export { selectListedPeople, selectLists, selectNotesAbout } from './list.export.store.ts'
export { listStatusNames } from './list.export.texts.ts'
export { listRoutes } from './list.routes.ts'
export { hasList } from './list.store.ts'
