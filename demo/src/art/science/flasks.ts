import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, ellipse, group, line, path, rect, ring } from '../kit/shapes.ts'
import { backdrop, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const flasks: Motif = {
  words:
    /matraz|flask|probeta|tube|quím|chem|experiment|reacc|react|l[ií]quido|liquid|burbuja|bubble|vaso|frasco|bench|mezcla/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, scheme.mid, 0.3), mix(scheme.deep, scheme.mid, 0.75), scheme.deep])
    bokeh(ctx, [scheme.glow, scheme.second, scheme.accent], 18, [0, 0.7], 0.08)
    const table = h * 0.83
    glow(ctx, w / 2, h * 0.5, u * 0.75, scheme.glow, 0.6)
    canvas.add(
      rect(
        0,
        table,
        w,
        h - table,
        canvas.linear([mix(scheme.deep, scheme.dark, 0.3), scheme.dark], [0, table], [0, h]),
      ),
      rect(0, table, w, u * 0.005, withOpacity(scheme.glow, 0.7)),
    )
    const count = Math.max(3, Math.round((w / u) * 3))
    const inks = random.shuffle([
      scheme.accent,
      scheme.second,
      scheme.glow,
      mix(scheme.accent, scheme.second, 0.5),
      lighter(scheme.mid, 0.2),
    ])
    for (let index = 0; index < count; index++) {
      const x = ((index + 0.5) / count) * w
      const k = (w / count) * random.between(0.68, 0.84)
      const tall = Math.min(h * 0.58, k * random.between(1.1, 1.7))
      const y = table + u * 0.02
      const color = inks[index % inks.length] ?? scheme.accent
      const kind = random.whole(0, 2)
      const neck = k * 0.12
      const shape =
        kind === 0
          ? `M${x - neck} ${y - tall}V${y - tall * 0.62}L${x - k * 0.46} ${y - k * 0.08}Q${x - k * 0.48} ${y} ${x - k * 0.38} ${y}H${x + k * 0.38}Q${x + k * 0.48} ${y} ${x + k * 0.46} ${y - k * 0.08}L${x + neck} ${y - tall * 0.62}V${y - tall}Z`
          : kind === 1
            ? `M${x - neck} ${y - tall}V${y - k * 0.8}A${k * 0.43} ${k * 0.43} 0 1 0 ${x + neck} ${y - k * 0.8}V${y - tall}Z`
            : `M${x - k * 0.17} ${y - tall}V${y - k * 0.16}A${k * 0.17} ${k * 0.17} 0 0 0 ${x + k * 0.17} ${y - k * 0.16}V${y - tall}Z`
      const level = y - tall * random.between(0.34, 0.56)
      const cut = canvas.clip(shape)
      glow(ctx, x, y - tall * 0.3, k * 0.7, color, 0.6)
      canvas.add(
        ellipse(x, y + u * 0.01, k * 0.44, u * 0.016, withOpacity(color, 0.5)),
        path(shape, withOpacity('#ffffff', 0.13)),
      )
      const marks = [
        path(
          `M${x - k} ${level}Q${x - k * 0.3} ${level - k * 0.05} ${x} ${level}T${x + k} ${level}V${y + 10}H${x - k}Z`,
          canvas.linear([lighter(color, 0.3), color, darker(color, 0.3)], [0, level], [0, y]),
        ),
        ellipse(x, level, k * 0.5, k * 0.03, withOpacity(lighter(color, 0.6), 0.7)),
      ]
      for (let bubble = 0; bubble < 16; bubble++)
        marks.push(
          circle(
            x + random.between(-0.36, 0.36) * k,
            level + (y - level) * random.next(),
            k * random.between(0.008, 0.04),
            withOpacity('#ffffff', random.between(0.25, 0.7)),
          ),
        )
      canvas.add(
        group(cut, ...marks),
        path(shape, 'none', `stroke="#ffffff" stroke-opacity=".75" stroke-width="${u * 0.006}"`),
        line(
          `M${x - (kind === 2 ? k * 0.22 : neck * 1.4)} ${y - tall}H${x + (kind === 2 ? k * 0.22 : neck * 1.4)}`,
          '#ffffff',
          u * 0.011,
        ),
        line(
          kind === 1
            ? `M${x - k * 0.3} ${y - k * 0.5}q${k * 0.02} ${-k * 0.16} ${k * 0.12} ${-k * 0.2}`
            : `M${x - (kind === 2 ? k * 0.1 : k * 0.28)} ${y - tall * 0.2}L${x - (kind === 2 ? k * 0.1 : k * 0.16)} ${y - tall * 0.42}`,
          withOpacity('#ffffff', 0.7),
          u * 0.008,
        ),
      )
      for (let puff = 0; puff < 7; puff++)
        canvas.add(
          ring(
            x + random.between(-0.14, 0.14) * k,
            y - tall - u * random.between(0.01, 0.16),
            k * random.between(0.015, 0.06),
            withOpacity(lighter(color, 0.4), 0.8),
            u * 0.003,
          ),
        )
    }
    dust(ctx, scheme.light, 40)
    vignette(ctx, 0.5)
  },
}
