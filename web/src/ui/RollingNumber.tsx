/** A number that rolls to its next value; `children` is it as shown. Silent to screen readers when it changes. */
export function RollingNumber({ value, children }: { value: number; children: string }) {
  return (
    <span className="tabular inline-grid overflow-hidden">
      <span key={value} className="roll">
        {children}
      </span>
    </span>
  )
}
