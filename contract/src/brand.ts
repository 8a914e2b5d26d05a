/** What the product is called and where it can be reached (decision 1): said here and nowhere else. */
export const brand = {
  name: 'Brilla',
  contact: 'hola@brilla.example',
} as const
