/** A count of unread items, nothing at zero. `label` is the whole sentence: "5 notificaciones sin leer". */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count < 1) return null
  return (
    <span className="tabular inline-grid h-5 min-w-5 place-items-center rounded-full bg-ember px-1.5 text-xs font-bold text-on-ember">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
