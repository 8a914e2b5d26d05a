import { encode } from 'uqr'

/** Modules of white around the code, which scanners need. */
const border = 4

/** A QR code, black on white in both themes, because many scanners do not read inverted ones. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-56 rounded-md border border-line bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
