/** The bar of the button that saves a long form: above the navigation bar of phones, where it is sticky. */
export const saveBarClass =
  'bottom-[calc(var(--bottom-bar)+var(--offline-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 ' +
  'border-t border-line bg-ground px-4 py-3 md:bottom-0'
