import { detectLanguage } from '../../platform/detect-language.ts'

/** The columns of a biography; undefined ones stay unchanged. */
export const toBiographyColumns = (biography: string | undefined) => ({
  biography,
  biography_language: biography === undefined ? undefined : detectLanguage(biography),
})
