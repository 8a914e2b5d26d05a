/** Ids and URL slugs of the eight creative categories. Free of zod, so that the web client's bundle stays small. */

/** In display order; `slug` is the canonical slug, `english` its English alias. */
export const categories = [
  { id: 1, slug: 'deportes', english: 'sports' },
  { id: 2, slug: 'musica', english: 'music-and-dance' },
  { id: 3, slug: 'artes', english: 'art' },
  { id: 4, slug: 'cinematografia', english: 'cinematography' },
  { id: 5, slug: 'modelaje', english: 'modeling' },
  { id: 6, slug: 'literatura', english: 'literature' },
  { id: 7, slug: 'ciencia-tecnologia', english: 'science-and-technology' },
  { id: 8, slug: 'cocina', english: 'kitchen' },
] as const

export type CategoryId = (typeof categories)[number]['id']
export type CategorySlug = (typeof categories)[number]['slug']

/** Aliases that the navigation menu uses in addition to the canonical and English slugs. */
const slugAliases: Record<string, string> = { ciencia: 'ciencia-tecnologia' }

/** Finds a category by id, canonical slug, English slug or alias (P-categories-2). */
export function findCategory(name: string) {
  const slug = Object.hasOwn(slugAliases, name) ? slugAliases[name] : name
  return categories.find(
    (category) => String(category.id) === slug || category.slug === slug || category.english === slug,
  )
}
