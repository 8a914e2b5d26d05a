import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/canvas.ts'
import { backdrop, glow, vignette } from '../kit/effects.ts'
import type { Motif } from '../kit/motif.ts'

export const script: Motif = {
  words:
    /pluma|pen\b|tinta|ink|escrib|writ|letra|letter|manuscri|m[aá]quina|typewriter|caligraf|calligra|papel|paper|carta|nota|tach|borrador|draft/i,
  wide: true,
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const desk = random.pick(['#5a3820', '#2e2019', mix(scheme.deep, scheme.dark, 0.3), '#8d6238'])
    backdrop(ctx, [lighter(desk, 0.14), desk, darker(desk, 0.4)], u * 0.4)
    const tilt = random.between(-16, 16)
    const [pw, ph] = [u * 0.86, u * 1.02]
    const [px, py] = [w / 2 - pw / 2 + random.between(-0.06, 0.06) * w, h / 2 - ph * 0.46]
    const marks: string[] = []
    for (let page = 2; page >= 0; page--)
      marks.push(
        group(
          rotate(page * 5 - 3, w / 2, h / 2),
          rect(px + 12, py + 18, pw, ph, '#00000055', 5),
          rect(
            px,
            py,
            pw,
            ph,
            page
              ? darker('#f6ead0', 0.08 * page)
              : canvas.linear(['#fffaf0', '#f1e2c2'], [px, py], [px + pw, py + ph]),
            5,
          ),
        ),
      )
    const lines = 11
    for (let row = 0; row < lines; row++) {
      const y = py + ph * (0.13 + row * 0.072)
      const stop = row === lines - 1 ? 0.5 : random.between(0.7, 0.86)
      let x = px + pw * 0.11
      while (x < px + pw * stop) {
        const long = u * random.between(0.03, 0.11)
        const loops: Point[] = []
        const letters = Math.max(2, Math.round(long / (u * 0.012)))
        for (let letter = 0; letter <= letters; letter++)
          loops.push([
            x + (letter / letters) * long,
            y +
              (letter % 2 ? -1 : 1) * u * random.between(0.003, 0.011) -
              (random.chance(0.14) ? u * 0.014 : 0),
          ])
        marks.push(line(curve(loops, 4), withOpacity(darker(scheme.deep, 0.2), 0.85), u * 0.0032))
        x += long + u * 0.02
      }
      if (random.chance(0.13))
        marks.push(
          line(
            curve([
              [px + pw * 0.2, y],
              [px + pw * 0.4, y - 6],
              [px + pw * 0.6, y + 4],
            ]),
            scheme.accent,
            u * 0.006,
          ),
        )
    }
    const nx = px + pw * 0.52
    const ny = py + ph * (0.13 + 10 * 0.072)
    const k = u * 0.5
    const pen = [
      path(
        polygon([
          [nx, ny],
          [nx + k * 0.045, ny - k * 0.2],
          [nx - k * 0.045, ny - k * 0.2],
        ]),
        '#e7c46a',
      ),
      line(`M${nx} ${ny}V${ny - k * 0.14}`, '#6b4a14', k * 0.008),
      path(
        ribbon(
          [
            [nx, ny - k * 0.2],
            [nx, ny - k * 0.6],
            [nx, ny - k * 1.2],
          ],
          [k * 0.09, k * 0.13, k * 0.07],
        ),
        canvas.linear(
          [lighter(scheme.accent, 0.35), scheme.accent, darker(scheme.accent, 0.5)],
          [nx - k * 0.06, 0],
          [nx + k * 0.06, 0],
        ),
      ),
      rect(nx - k * 0.058, ny - k * 0.5, k * 0.116, k * 0.04, '#e7c46a'),
    ]
    marks.push(
      group(
        `transform="translate(${u * 0.03} ${u * 0.03}) rotate(38 ${nx} ${ny})" opacity="0.25"`,
        ...pen.map((mark) => mark.replace(/fill="[^"]*"/g, 'fill="#000000"')),
      ),
      group(rotate(38, nx, ny), ...pen),
    )
    canvas.add(group(rotate(tilt, w / 2, h / 2), ...marks))
    const [ix, iy, r] = [w * random.pick([0.12, 0.88]), h * random.between(0.2, 0.8), u * 0.1]
    canvas.add(
      circle(ix + 12, iy + 18, r, withOpacity('#000000', 0.4)),
      circle(ix, iy, r, darker(scheme.mid, 0.3)),
      circle(ix, iy, r * 0.72, '#0d0b14'),
      ellipse(ix - r * 0.2, iy - r * 0.26, r * 0.26, r * 0.1, withOpacity('#ffffff', 0.4)),
    )
    for (let drop = 0; drop < 9; drop++)
      canvas.add(
        circle(
          ix + random.between(-2.4, 2.4) * r,
          iy + random.between(-2.4, 2.4) * r,
          u * 0.008 * random.next(),
          darker(scheme.deep, 0.3),
        ),
      )
    canvas.add(
      path(
        polygon([
          [w * 0.1, 0],
          [w * 0.34, 0],
          [w * 0.75, h],
          [w * 0.42, h],
        ]),
        withOpacity(scheme.glow, 0.16),
      ),
      path(
        polygon([
          [w * 0.4, 0],
          [w * 0.55, 0],
          [w * 0.98, h],
          [w * 0.82, h],
        ]),
        withOpacity(scheme.glow, 0.14),
      ),
    )
    glow(ctx, w * 0.15, 0, u * 0.9, scheme.glow, 0.45)
    vignette(ctx, 0.55)
  },
}
