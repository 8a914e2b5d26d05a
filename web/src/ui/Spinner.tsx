/** A spinner in the color of the surrounding text. Hidden from screen readers: its user provides the text. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
