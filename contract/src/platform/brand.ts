/** Name and contact address of the product (P-pages-1). The only place that defines them. */
export const brand = {
  name: 'Brilla',
  contact: 'hola@brilla.example',
} as const
