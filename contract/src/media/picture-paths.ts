/** The Open Graph image of a profile (P-profiles-16). */

/** Size in pixels, as networks recommend it. */
export const pictureSize = { width: 1_200, height: 630 } as const

/** Its path. */
export const picturePath = (profileUrl: string): string => `/og/${encodeURIComponent(profileUrl)}.jpg`
