import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { blob, circle, ellipse, group, line, path, rect, ring, rotate } from '../kit/shapes.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const cells: Motif = {
  words:
    /microscop|c[eé]lula|cell|muestra|sample|petri|laborator|lab\b|cultivo|culture|hongo|fung|tejido|tissue|bacter|agua|water|plancton|plankton/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const field = random.pick([scheme.deep, mix(scheme.mid, scheme.light, 0.55), scheme.mid])
    backdrop(ctx, [darker(field, 0.5), darker(field, 0.3)], u * 0.3)
    const r = u * random.between(0.46, 0.56)
    const [x, y] = [w / 2, h / 2]
    glow(ctx, x, y, r * 1.5, field, 0.9)
    const cut = canvas.clip(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
    const full = w / h > 1.5 || random.chance(0.35)
    const marks = [
      rect(
        0,
        0,
        w,
        h,
        canvas.radial(
          [lighter(field, 0.35), field, darker(field, 0.35)],
          [x - r * 0.3, y - r * 0.3],
          full ? w * 0.7 : r * 1.4,
        ),
      ),
    ]
    const inks = [
      scheme.accent,
      scheme.second,
      scheme.glow,
      scheme.light,
      mix(scheme.accent, scheme.second, 0.5),
    ]
    const count = full ? 52 : 30
    for (let index = 0; index < count; index++) {
      const [cx, cy] = full
        ? [random.next() * w, random.next() * h]
        : [x + random.between(-0.9, 0.9) * r, y + random.between(-0.9, 0.9) * r]
      const k = u * random.between(0.025, 0.095)
      const color = random.pick(inks)
      const radii = Array.from({ length: 9 }, () => k * random.between(0.82, 1.14))
      const kind = random.whole(0, 3)
      if (kind < 2) {
        marks.push(
          path(
            blob(cx, cy, radii),
            withOpacity(color, 0.42),
            `stroke="${lighter(color, 0.35)}" stroke-opacity=".85" stroke-width="${u * 0.004}"`,
          ),
          circle(cx + k * 0.12, cy + k * 0.08, k * 0.36, withOpacity(darker(color, 0.25), 0.85)),
          circle(cx + k * 0.02, cy - k * 0.02, k * 0.12, withOpacity('#ffffff', 0.7)),
          ...Array.from({ length: 5 }, () =>
            circle(
              cx + random.between(-0.6, 0.6) * k,
              cy + random.between(-0.6, 0.6) * k,
              k * 0.07,
              withOpacity(lighter(color, 0.5), 0.8),
            ),
          ),
        )
      } else if (kind === 2) {
        marks.push(
          group(
            rotate(random.between(0, 180), cx, cy),
            rect(cx - k, cy - k * 0.36, k * 2, k * 0.72, withOpacity(color, 0.75), k * 0.36),
            rect(cx - k * 0.8, cy - k * 0.24, k * 1.2, k * 0.16, withOpacity('#ffffff', 0.45), k * 0.08),
            ...[-0.6, -0.2, 0.2, 0.6].map((share) =>
              line(
                `M${cx + share * k} ${cy + k * 0.36}q${k * 0.1} ${k * 0.2} ${-k * 0.05} ${k * 0.4}`,
                withOpacity(color, 0.7),
                3,
              ),
            ),
          ),
        )
      } else {
        const arms = random.whole(8, 14)
        marks.push(
          ...Array.from({ length: arms }, (_, arm) =>
            group(
              rotate((arm / arms) * 360, cx, cy),
              line(`M${cx} ${cy}V${cy - k * 0.85}`, withOpacity(color, 0.8), k * 0.06),
              circle(cx, cy - k * 0.88, k * 0.09, color),
            ),
          ),
          circle(cx, cy, k * 0.5, color),
          circle(cx - k * 0.15, cy - k * 0.16, k * 0.16, withOpacity('#ffffff', 0.5)),
        )
      }
    }
    canvas.add(group(full ? '' : cut, ...marks))
    if (!full) {
      canvas.add(
        ring(x, y, r, '#0d0f14', u * 0.03),
        ring(x, y, r * 1.028, withOpacity(scheme.light, 0.35), u * 0.006),
        ring(x, y, r * 0.965, withOpacity('#ffffff', 0.25), u * 0.006),
      )
      for (let tick = 0; tick < 36; tick++)
        canvas.add(
          group(
            rotate(tick * 10, x, y),
            rect(x - 2, y - r * 1.1, 4, r * (tick % 3 ? 0.03 : 0.06), withOpacity(scheme.light, 0.6)),
          ),
        )
    }
    canvas.add(
      ellipse(
        x - r * 0.35,
        y - r * 0.55,
        r * 0.4,
        r * 0.16,
        withOpacity('#ffffff', 0.14),
        rotate(-30, x - r * 0.35, y - r * 0.55),
      ),
    )
    vignette(ctx, 0.5)
  },
}
