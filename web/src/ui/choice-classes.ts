/** Of checkboxes and radio buttons, and of the label around each. */
export const choiceInputClass = 'size-5 shrink-0 accent-ember'
export const choiceRowClass = 'flex min-h-11 items-center gap-3 py-1.5'
