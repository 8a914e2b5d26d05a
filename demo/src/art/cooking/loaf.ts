import { darker, lighter, withOpacity } from '../kit/color.ts'
import { circle, curve, ellipse, group, line, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import { beam, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'
import { morsel, tabletop } from './table.ts'

export const loaf: Motif = {
  words:
    /\bpan(es)?\b|bread|masa|dough|harina|flour|hogaza|loaf|levadura|yeast|cuchillo|knife|tabla|board|amasa|knead|empanada|arepa|bollo|croissant|queso|cheese/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    tabletop(ctx)
    const x = w / 2
    const y = h / 2
    const k = u * random.between(0.42, 0.5)
    const board = random.pick(['#b07a45', '#d8ae72', '#7a4c2a'])
    const marks = [
      rect(x - k * 1.1 + 12, y - k * 0.7 + 20, k * 2.2, k * 1.4, withOpacity('#140805', 0.4), k * 0.14),
      rect(
        x - k * 1.1,
        y - k * 0.7,
        k * 2.2,
        k * 1.4,
        canvas.linear([lighter(board, 0.2), darker(board, 0.15)], [x - k, y - k], [x + k, y + k]),
        k * 0.14,
      ),
      circle(x + k * 0.96, y - k * 0.52, k * 0.07, darker(board, 0.6)),
    ]
    for (let vein = 0; vein < 7; vein++)
      marks.push(
        line(
          curve([
            [x - k * 1.05, y + k * (vein * 0.18 - 0.54)],
            [x, y + k * (vein * 0.18 - 0.52 + random.between(-0.05, 0.05))],
            [x + k * 1.05, y + k * (vein * 0.18 - 0.54)],
          ]),
          withOpacity(darker(board, 0.4), 0.35),
          3,
        ),
      )
    const kind = random.whole(0, 2)
    const crust = random.pick(['#c9812f', '#a55f22', '#d99a4a'])
    const loafAt = (cx: number, cy: number, rx: number, ry: number, turned: number) => {
      const cuts = Math.round(rx / ry) + 2
      return group(
        rotate(turned, cx, cy),
        ellipse(cx + 8, cy + 16, rx, ry, withOpacity('#2a1006', 0.4)),
        ellipse(
          cx,
          cy,
          rx,
          ry,
          canvas.linear([lighter(crust, 0.35), crust, darker(crust, 0.45)], [cx, cy - ry], [cx, cy + ry]),
        ),
        ...Array.from({ length: cuts }, (_, cut) =>
          path(
            ribbon(
              [
                [cx + rx * ((cut + 0.5) / cuts - 0.5) * 1.6 - ry * 0.25, cy + ry * 0.55],
                [cx + rx * ((cut + 0.5) / cuts - 0.5) * 1.6, cy],
                [cx + rx * ((cut + 0.5) / cuts - 0.5) * 1.6 + ry * 0.3, cy - ry * 0.55],
              ],
              [0, ry * 0.26, 0],
            ),
            '#f7dca6',
          ),
        ),
        ellipse(cx - rx * 0.2, cy - ry * 0.5, rx * 0.5, ry * 0.16, withOpacity('#ffffff', 0.2)),
      )
    }
    if (kind === 0) marks.push(loafAt(x - k * 0.1, y, k * 0.78, k * 0.38, random.between(-16, 16)))
    else if (kind === 1)
      for (let bun = 0; bun < 5; bun++)
        marks.push(
          loafAt(
            x + ((bun % 3) - 1) * k * 0.6 + (bun > 2 ? k * 0.3 : 0),
            y + (bun > 2 ? k * 0.3 : -k * 0.24),
            k * 0.26,
            k * 0.24,
            random.between(0, 180),
          ),
        )
    else {
      marks.push(loafAt(x - k * 0.46, y - k * 0.1, k * 0.5, k * 0.38, -12))
      for (let slice = 0; slice < 3; slice++) {
        const sx = x + k * (0.22 + slice * 0.26)
        const sy = y + k * (0.1 + slice * 0.06)
        marks.push(
          group(
            rotate(14 + slice * 8, sx, sy),
            rect(
              sx - k * 0.2 + 6,
              sy - k * 0.26 + 10,
              k * 0.4,
              k * 0.54,
              withOpacity('#2a1006', 0.35),
              k * 0.14,
            ),
            rect(sx - k * 0.2, sy - k * 0.26, k * 0.4, k * 0.54, crust, k * 0.14),
            rect(sx - k * 0.17, sy - k * 0.23, k * 0.34, k * 0.48, '#f9e7c0', k * 0.12),
            ...Array.from({ length: 12 }, () =>
              ellipse(
                sx + random.between(-0.13, 0.13) * k,
                sy + random.between(-0.18, 0.2) * k,
                k * random.between(0.008, 0.022),
                k * 0.012,
                '#e3c48c',
              ),
            ),
          ),
        )
      }
    }
    const blade = y + k * 0.52
    marks.push(
      path(
        `M${x - k * 0.7} ${blade}H${x + k * 0.35}V${blade + k * 0.12}Q${x - k * 0.4} ${blade + k * 0.16} ${x - k * 0.7} ${blade}Z`,
        canvas.linear(['#f4f4f2', '#a9adb0'], [0, blade], [0, blade + k * 0.14]),
      ),
      rect(x + k * 0.35, blade - k * 0.01, k * 0.5, k * 0.12, '#2b1a12', k * 0.05),
      ...[0.48, 0.6, 0.72].map((share) => circle(x + k * share, blade + k * 0.05, k * 0.016, '#d8b46a')),
    )
    canvas.add(group(rotate(random.between(-24, 24), x, y), ...marks))
    for (let speck = 0; speck < 150; speck++) {
      const angle = random.between(0, 6.28)
      const away = u * random.between(0.1, 0.62)
      canvas.add(
        circle(
          x + Math.cos(angle) * away * 1.2,
          y + Math.sin(angle) * away,
          u * 0.005 * random.next(),
          withOpacity('#fff6e4', 0.8),
        ),
      )
    }
    for (let side = 0; side < 7; side++)
      canvas.add(
        morsel(
          random,
          w * random.pick([random.between(0.03, 0.16), random.between(0.84, 0.97)]),
          h * random.next(),
          u * random.between(0.08, 0.14),
        ),
      )
    beam(ctx, [0, -h * 0.1], [w * 0.8, h], u, scheme.glow, 0.4)
    vignette(ctx, 0.45)
  },
}
