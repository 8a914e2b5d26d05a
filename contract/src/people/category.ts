/** The eight creative categories (P-categories-1). */
import { z } from 'zod'
import type { CategorySlug } from './categories.ts'
import type { Language } from '../platform/errors.ts'
import { rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

/** Display names by language and slug. */
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
    cinematografia: 'Cinematography',
    modelaje: 'Modeling',
    literatura: 'Literature',
    'ciencia-tecnologia': 'Science and technology',
    cocina: 'Cooking',
  },
}

/** Category id, 1 to 8. */
export const categoryId = z.int('invalid').min(1, 'not_a_choice').max(8, 'not_a_choice')

/** A category in lists; `image` is a static file of the web client. */
export const category = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string().describe("In the caller's language."),
    image: z.string(),
    subscribed: z.boolean(),
  })
  .meta({ id: 'Category' })

const choice = z.strictObject({ categoryId }).meta({ id: 'CategoryChoice' })

export const categoryContract = {
  getSubscribedCategories: route({
    method: 'GET',
    path: '/categories/es/full/subscribed',
    audience: 'user',
    summary: 'Returns the eight categories and whether the caller subscribes to each.',
    replies: { 200: z.array(category) },
    unlimited: 'bounded read',
  }),
  subscribeCategory: route({
    method: 'POST',
    path: '/categories/subscribe',
    audience: 'user',
    summary: 'Subscribes the caller to a category. Idempotent.',
    body: choice,
    example: { body: { categoryId: 1 } },
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
  unsubscribeCategory: route({
    method: 'POST',
    path: '/categories/unsubscribe',
    audience: 'user',
    summary: 'Unsubscribes the caller from a category. Idempotent.',
    body: choice,
    example: { body: { categoryId: 1 } },
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
}
