/** A turning ring in the colour of the text around it; whoever shows it says in words what is going on. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
