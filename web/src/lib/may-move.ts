/** Whether motion is allowed (`prefers-reduced-motion`). */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches
