import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, group, line, path, polygon, rect, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, bokeh, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const circuit: Motif = {
  words:
    /circuito|circuit|placa|board|chip|robot|sensor|cable|soldad|solder|electr[oó]n|hardware|motor|m[aá]quina|machine|led\b|impres|print|brazo/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, scheme.mid, 0.4), scheme.deep, scheme.dark], u * 0.5)
    const cell = u * random.between(0.034, 0.046)
    const chipX = w * random.between(0.4, 0.6)
    const chipY = h * random.between(0.42, 0.58)
    const k = u * random.between(0.13, 0.19)
    const tilt = random.pick([0, 0, 12, -14, 45])
    const marks: string[] = []
    for (let trace = 0; trace < 64; trace++) {
      const side = trace % 4
      const slot = (Math.floor(trace / 4) - 7.5) * ((k * 1.8) / 16)
      const dirs: Point[] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ]
      const [dx, dy] = dirs[side] as Point
      let [x, y] = [chipX + (dx ? dx * k : slot), chipY + (dy ? dy * k : slot)]
      let d = `M${x} ${y}`
      const out = cell * random.whole(1, 6)
      x += dx * out
      y += dy * out
      d += `L${x} ${y}`
      const bend = cell * random.whole(0, 6) * (slot > 0 ? 1 : -1)
      x += dx ? Math.abs(bend) * dx : bend
      y += dy ? Math.abs(bend) * dy : bend
      d += `L${x} ${y}`
      const run = cell * random.whole(2, 14)
      x += dx * run
      y += dy * run
      d += `L${x} ${y}`
      const lit = random.chance(0.22)
      const color = lit
        ? random.pick([scheme.accent, scheme.second, scheme.glow])
        : mix(scheme.mid, scheme.glow, 0.35)
      if (lit) marks.push(line(d, withOpacity(color, 0.25), cell * 0.5))
      marks.push(
        line(d, lit ? color : withOpacity(color, 0.7), cell * 0.13),
        circle(x, y, cell * 0.24, color),
        circle(x, y, cell * 0.11, scheme.dark),
      )
    }
    for (let part = 0; part < 16; part++) {
      const angle = (part / 16) * 6.28 + random.between(-0.1, 0.1)
      const away = u * random.between(0.36, 0.66)
      const [x, y] = [
        chipX + Math.cos(angle) * away * (w / h > 1.3 ? 1.35 : 1),
        chipY + Math.sin(angle) * away,
      ]
      const [pw, ph] = [cell * random.whole(1, 3), cell * random.whole(1, 2)]
      const color = random.pick([scheme.accent, scheme.second, '#14151c', scheme.light])
      marks.push(
        rect(x + 5, y + 8, pw, ph, withOpacity('#000000', 0.35), 3),
        rect(x - cell * 0.2, y + ph * 0.2, pw + cell * 0.4, ph * 0.6, '#cfd4d6', 2),
        rect(
          x,
          y,
          pw,
          ph,
          canvas.linear([lighter(color, 0.25), darker(color, 0.25)], [0, y], [0, y + ph]),
          3,
        ),
      )
    }
    const pins = Array.from({ length: 12 }, (_, pin) => (pin - 5.5) * ((k * 1.8) / 12))
    marks.push(
      rect(chipX - k + 12, chipY - k + 18, k * 2, k * 2, withOpacity('#000000', 0.45), 12),
      ...pins.flatMap((pin) => [
        rect(chipX + pin - k * 0.03, chipY - k * 1.12, k * 0.06, k * 2.24, '#d6c58c'),
        rect(chipX - k * 1.12, chipY + pin - k * 0.03, k * 2.24, k * 0.06, '#d6c58c'),
      ]),
      rect(
        chipX - k,
        chipY - k,
        k * 2,
        k * 2,
        canvas.linear(['#3a3d4c', '#101118'], [chipX - k, chipY - k], [chipX + k, chipY + k]),
        12,
      ),
      rect(
        chipX - k * 0.62,
        chipY - k * 0.62,
        k * 1.24,
        k * 1.24,
        canvas.linear([scheme.accent, scheme.second], [chipX - k, chipY - k], [chipX + k, chipY + k]),
        10,
      ),
      rect(chipX - k * 0.5, chipY - k * 0.5, k, k, '#14151f', 8),
      path(
        polygon([
          [chipX + k * 0.06, chipY - k * 0.36],
          [chipX - k * 0.22, chipY + k * 0.06],
          [chipX - k * 0.02, chipY + k * 0.06],
          [chipX - k * 0.06, chipY + k * 0.36],
          [chipX + k * 0.22, chipY - k * 0.08],
          [chipX + k * 0.02, chipY - k * 0.08],
        ]),
        scheme.glow,
      ),
    )
    canvas.add(group(rotate(tilt, chipX, chipY), ...marks))
    glow(ctx, chipX, chipY, u * 0.6, scheme.glow, 0.4)
    bokeh(ctx, [scheme.glow, scheme.second], 10, [0, 1], 0.04)
    vignette(ctx, 0.55)
  },
}
