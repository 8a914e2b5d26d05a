/** Public interface of the message-template module. */
export { messageTemplateRoutes } from './message-template.routes.ts'
export { selectTemplates } from './message-template.store.ts'
