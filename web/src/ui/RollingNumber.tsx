/** A number that is animated when it changes; `children` is its formatted text. Changes are not announced. */
export function RollingNumber({ value, children }: { value: number; children: string }) {
  return (
    <span className="tabular inline-grid overflow-hidden">
      <span key={value} className="roll">
        {children}
      </span>
    </span>
  )
}
