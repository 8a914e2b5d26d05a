/** The classes of a tab, or of a link that looks like one; apart from the tabs, so that pages of links load none of their library. */
export const tabVariants =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 font-semibold text-quiet transition ' +
  'hover:text-ink data-[state=active]:bg-sunken data-[state=active]:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink'
