/** The eight creative categories and how they are named in addresses; nothing else, for the web client's sake. */

/** Canonical and English slugs by number on the wire; the documents' order. */
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

/** Short forms that the documents' menu uses beside the canonical and the English slugs. */
const shortForms: Record<string, string> = { ciencia: 'ciencia-tecnologia' }

/** The category that an id, a canonical slug, a short form or an English slug names (api.md, "Category slugs"). */
export function categoryOf(name: string) {
  const slug = Object.hasOwn(shortForms, name) ? shortForms[name] : name
  return categories.find(
    (category) => String(category.id) === slug || category.slug === slug || category.english === slug,
  )
}
