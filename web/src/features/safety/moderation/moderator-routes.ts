/** Adds the routes of moderators to those that the client can call. */
import { routes as moderatorRoutes } from 'virtual:moderator-routes'
import { routes } from 'virtual:routes'

Object.assign(routes, moderatorRoutes)
