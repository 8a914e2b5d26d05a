/** The first segments of the paths of all pages, generated from `web/src/pages` by its test. */
export const pageRootSegments: readonly string[] = [
  'conversaciones',
  'explorar',
  'forgot',
  'guardados',
  'login',
  'moderacion',
  'noticias',
  'politicas-cookies',
  'politicas-privacidad',
  'profile',
  'register',
  'suspended',
  'talentos',
  'terminos',
  'transparencia',
  'user',
]
