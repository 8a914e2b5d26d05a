/** A link or button above the feed. */
export const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap no-underline hover:bg-sunken'
