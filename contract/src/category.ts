/** The eight creative categories (platform.md section 1). */
import { z } from 'zod'
import type { Language } from './errors.ts'
import { route } from './route.ts'

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

/** What people read, by slug. */
export const categoryNames: Record<Language, Record<CategorySlug, string>> = {
  es: {
    deportes: 'Deportes',
    musica: 'Música y danza',
    artes: 'Artes',
    cinematografia: 'Cinematografía',
    modelaje: 'Modelaje',
    literatura: 'Literatura',
    'ciencia-tecnologia': 'Ciencia y tecnología',
    cocina: 'Cocina',
  },
  en: {
    deportes: 'Sports',
    musica: 'Music and dance',
    artes: 'Art',
    cinematografia: 'Film',
    modelaje: 'Modelling',
    literatura: 'Literature',
    'ciencia-tecnologia': 'Science and technology',
    cocina: 'Cooking',
  },
}

const categoryId = z.int('invalid').min(1, 'not_a_choice').max(8, 'not_a_choice')

/** A category as it stands in lists; `image` is a file of the web client. */
export const category = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string().describe("In the reader's language."),
  image: z.string(),
  subscribed: z.boolean(),
})

export const categoryContract = {
  getSubscribedCategories: route({
    method: 'GET',
    path: '/categories/es/full/subscribed',
    audience: 'user',
    summary: "The eight categories, and which are the caller's.",
    replies: { 200: z.array(category) },
  }),
  subscribeCategory: route({
    method: 'POST',
    path: '/categories/subscribe',
    audience: 'user',
    summary: "Makes a category the caller's; doing it twice changes nothing.",
    body: z.strictObject({ categoryId }),
    replies: { 204: null },
  }),
  unsubscribeCategory: route({
    method: 'POST',
    path: '/categories/unsubscribe',
    audience: 'user',
    summary: 'The reverse.',
    body: z.strictObject({ categoryId }),
    replies: { 204: null },
  }),
}
