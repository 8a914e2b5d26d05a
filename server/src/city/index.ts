/** Public interface of the city module: names of cities, and suggestions where one's own city is asked for. */
export { namedCities } from './city-names.ts'
export { cityRoutes } from './city.routes.ts'
