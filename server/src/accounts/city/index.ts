/** Public interface of the city module: names of cities, and suggestions where one's own city is asked for. */
export { nameCity, namedCities, storedCity } from './city-names.ts'
export { cityRoutes } from './city.routes.ts'
