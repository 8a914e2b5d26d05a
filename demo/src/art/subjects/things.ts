import { circle, ellipse, group, line, path, polygon, rect, ring, rotate } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** A bicycle: on a dirt track with bumps, or loaded with bags on a road. */
export const bicycle: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    const road = /carretera|road|calle|street|loma|hill/i.test(altText)
    backdrop(ctx, [mix(scheme.mid, '#bfe0f0', 0.5), mix(scheme.glow, '#fff3d6', 0.5), scheme.glow])
    glow(ctx, w * 0.75, h * 0.22, u * 0.3, '#fff6d8', 0.9)
    canvas.add(circle(w * 0.75, h * 0.22, u * 0.06, '#fffbe8'))
    for (let ridge = 0; ridge < 3; ridge++) {
      const base = h * (0.42 + ridge * 0.08)
      canvas.add(
        path(
          `M0 ${base}${Array.from({ length: 7 }, (_, index) => `L${(index / 6) * w} ${base - (index % 2 ? 1 : 0.25) * h * random.between(0.06, 0.16)}`).join('')}V${h}H0Z`,
          mix(scheme.deep, scheme.glow, 0.5 - ridge * 0.16),
        ),
      )
    }
    const ground = h * 0.78
    if (road)
      canvas.add(
        path(`M0 ${h * 0.64}H${w}V${h}H0Z`, mix('#b9925a', scheme.deep, 0.25)),
        path(
          polygon([
            [w * 0.47, h * 0.6],
            [w * 0.53, h * 0.6],
            [w * 1.15, h],
            [-w * 0.15, h],
          ]),
          '#4a4a52',
        ),
        ...[0.63, 0.7, 0.8, 0.93].map((share) =>
          rect(w / 2 - u * 0.006 * share * 2, h * share, u * 0.014 * share, h * 0.05 * share, '#f6e6b0'),
        ),
      )
    else
      canvas.add(
        path(
          `M0 ${ground}Q${w * 0.12} ${ground - h * 0.12} ${w * 0.24} ${ground}T${w * 0.5} ${ground}T${w * 0.76} ${ground - h * 0.02}T${w} ${ground - h * 0.08}V${h}H0Z`,
          canvas.linear(['#c98e56', '#8a5a30', '#5a3819'], [0, ground - h * 0.1], [0, h]),
        ),
        ...[0.86, 0.92].map((share) =>
          line(
            `M0 ${h * share}Q${w * 0.3} ${h * (share - 0.05)} ${w * 0.6} ${h * share}T${w} ${h * (share - 0.03)}`,
            withOpacity('#f0cfa0', 0.35),
            u * 0.006,
          ),
        ),
      )
    const [x, y] = [w * 0.5, ground - u * 0.02]
    const r = u * (road ? 0.17 : 0.13)
    const [rear, front]: [Point, Point] = [
      [x - r * 1.5, y],
      [x + r * 1.5, y],
    ]
    const [crank, seat, head]: [Point, Point, Point] = [
      [x - r * 0.3, y + r * 0.05],
      [x - r * 0.7, y - r * (road ? 1.5 : 1.05)],
      [x + r * 1.05, y - r * 1.45],
    ]
    const paint = scheme.accent
    const tube = (from: Point, to: Point) => line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, paint, r * 0.13)
    canvas.add(ellipse(x, y + r * 1.02, r * 2.7, r * 0.14, withOpacity('#1c0f06', 0.45)))
    for (const [cx, cy] of [rear, front]) {
      canvas.add(ring(cx, cy, r, '#1c1a1e', r * 0.17), ring(cx, cy, r * 0.86, '#c9ccd2', r * 0.05))
      for (let spoke = 0; spoke < 12; spoke++)
        canvas.add(
          group(
            rotate(spoke * 30, cx, cy),
            line(`M${cx} ${cy}v${-r * 0.84}`, withOpacity('#e6e8ec', 0.7), r * 0.018),
          ),
        )
      canvas.add(circle(cx, cy, r * 0.09, '#3a3a42'))
    }
    canvas.add(
      tube(rear, crank),
      tube(crank, head),
      tube(crank, seat),
      tube(rear, [seat[0] + r * 0.12, seat[1] + r * 0.4]),
      tube([seat[0] + r * 0.12, seat[1] + r * 0.4], head),
      tube(head, front),
      line(`M${head[0]} ${head[1]}l${-r * 0.08} ${-r * 0.34}h${r * 0.42}`, '#2a2a30', r * 0.11),
      line(`M${seat[0] - r * 0.34} ${seat[1] - r * 0.1}h${r * 0.64}`, '#2a2a30', r * 0.17),
      circle(crank[0], crank[1], r * 0.24, '#3a3a42'),
      ring(crank[0], crank[1], r * 0.24, '#c9ccd2', r * 0.04),
      line(`M${crank[0]} ${crank[1]}l${r * 0.3} ${r * 0.32}h${r * 0.2}`, '#1c1a1e', r * 0.08),
    )
    if (road && /cargad|loaded|alforja|bags/i.test(altText))
      canvas.add(
        rect(
          rear[0] - r * 0.62,
          y - r * 0.86,
          r * 1.1,
          r * 0.98,
          canvas.linear([lighter(scheme.second, 0.15), darker(scheme.second, 0.3)], [0, y - r], [0, y]),
          r * 0.14,
        ),
        rect(rear[0] - r * 0.62, y - r * 0.86, r * 1.1, r * 0.3, darker(scheme.second, 0.35), r * 0.12),
        rect(rear[0] - r * 0.5, y - r * 1.16, r * 1.05, r * 0.3, '#7a5a38', r * 0.14),
      )
    dust(ctx, '#fff3d6', 30, [0, 1], [0.5, 0.95])
    vignette(ctx, 0.35)
  },
}

/** A skateboard on a concrete ramp. */
export const skateRamp: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.mid, mix(scheme.mid, scheme.glow, 0.6), scheme.glow])
    glow(ctx, w * 0.3, h * 0.3, u * 0.4, '#fff3d6', 0.8)
    canvas.add(
      path(
        `M0 ${h * 0.3}H${w * 0.14}C${w * 0.22} ${h * 0.8} ${w * 0.4} ${h * 0.82} ${w * 0.5} ${h * 0.82}C${w * 0.62} ${h * 0.82} ${w * 0.78} ${h * 0.78} ${w * 0.86} ${h * 0.24}H${w}V${h}H0Z`,
        canvas.linear(['#d9d4cc', '#a8a29a', '#6d6862'], [0, h * 0.25], [0, h]),
      ),
      path(
        `M${w * 0.14} ${h * 0.3}C${w * 0.22} ${h * 0.8} ${w * 0.4} ${h * 0.82} ${w * 0.5} ${h * 0.82}C${w * 0.62} ${h * 0.82} ${w * 0.78} ${h * 0.78} ${w * 0.86} ${h * 0.24}`,
        'none',
        `stroke="#f6f2ea" stroke-width="${u * 0.012}"`,
      ),
      rect(0, h * 0.29, w * 0.145, u * 0.018, '#5a5650', 6),
      rect(w * 0.855, h * 0.23, w * 0.15, u * 0.018, '#5a5650', 6),
    )
    for (let crack = 0; crack < 5; crack++) {
      const x = w * random.between(0.1, 0.9)
      canvas.add(
        line(
          `M${x} ${h * 0.86}l${u * random.between(-0.04, 0.04)} ${h * 0.1}`,
          withOpacity('#4a4640', 0.4),
          3,
        ),
      )
    }
    const [x, y, k] = [w * 0.5, h * 0.745, u * 0.34]
    const board = group(
      rotate(random.between(-12, 8), x, y),
      ...[-0.56, 0.56].map((side) => circle(x + side * k, y + k * 0.17, k * 0.1, '#f7f0dc')),
      ...[-0.56, 0.56].map((side) => circle(x + side * k, y + k * 0.17, k * 0.04, '#3a3632')),
      ...[-0.56, 0.56].map((side) =>
        rect(x + side * k - k * 0.05, y + k * 0.02, k * 0.1, k * 0.12, '#8d8a84'),
      ),
      path(
        `M${x - k} ${y - k * 0.14}Q${x - k * 0.86} ${y + k * 0.04} ${x - k * 0.7} ${y + k * 0.04}H${x + k * 0.7}Q${x + k * 0.86} ${y + k * 0.04} ${x + k} ${y - k * 0.14}L${x + k * 0.98} ${y - k * 0.2}Q${x + k * 0.84} ${y - k * 0.05} ${x + k * 0.68} ${y - k * 0.05}H${x - k * 0.68}Q${x - k * 0.84} ${y - k * 0.05} ${x - k * 0.98} ${y - k * 0.2}Z`,
        scheme.accent,
      ),
      line(`M${x - k * 0.66} ${y - k * 0.045}H${x + k * 0.66}`, '#1c1a1e', k * 0.03),
    )
    canvas.add(ellipse(x, h * 0.825, k * 0.95, k * 0.07, withOpacity('#1c1a1e', 0.4)), board)
    vignette(ctx, 0.35)
  },
}

/** A tailored jacket on a hanger. */
export const jacket: Subject = {
  formats: ['portrait', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, hasNamedColor, altText } = ctx
    const wall = random.pick([
      '#e9ddd0',
      '#d6c3b4',
      mix(scheme.light, scheme.mid, 0.3),
      mix(scheme.deep, scheme.dark, 0.3),
    ])
    backdrop(ctx, [lighter(wall, 0.2), wall, darker(wall, 0.2)], u * 0.3)
    const cloth = hasNamedColor ? scheme.accent : random.pick(['#5a6470', '#3a3f4a', '#7a5a44'])
    const x = w / 2
    const k = Math.min(w * 0.36, h * 0.3)
    const top = h * 0.2
    const long = /abrigo|coat/i.test(altText) ? 2.2 : 1.75
    const low = top + k * long
    const shade = canvas.linear(
      [darker(cloth, 0.3), cloth, lighter(cloth, 0.16), cloth, darker(cloth, 0.35)],
      [x - k, 0],
      [x + k, 0],
    )
    const sleeve = (side: number) =>
      path(
        `M${x + side * k * 0.72} ${top + k * 0.18}C${x + side * k * 1.12} ${top + k * 0.5} ${x + side * k * 1.12} ${top + k * 1.1} ${x + side * k * 1.1} ${top + k * 1.5}L${x + side * k * 0.84} ${top + k * 1.52}C${x + side * k * 0.82} ${top + k} ${x + side * k * 0.76} ${top + k * 0.8} ${x + side * k * 0.66} ${top + k * 0.62}Z`,
        canvas.linear(
          [darker(cloth, 0.1), darker(cloth, 0.4)],
          [x + side * k * 0.7, 0],
          [x + side * k * 1.1, 0],
        ),
      )
    canvas.add(
      line(
        `M${x} ${top - k * 0.5}q${k * 0.16} ${-k * 0.02} ${k * 0.1} ${k * 0.16}q${-k * 0.08} ${k * 0.1} ${-k * 0.1} ${k * 0.22}`,
        '#8d8a84',
        k * 0.03,
      ),
      line(
        `M${x - k * 0.7} ${top + k * 0.14}Q${x} ${top - k * 0.26} ${x + k * 0.7} ${top + k * 0.14}`,
        '#8a5a34',
        k * 0.07,
      ),
      ellipse(x + u * 0.03, low + u * 0.02, k * 0.7, u * 0.02, withOpacity('#000000', 0.2)),
      sleeve(-1),
      sleeve(1),
      path(
        `M${x - k * 0.26} ${top - k * 0.02}L${x - k * 0.74} ${top + k * 0.18}Q${x - k * 0.62} ${top + k * 0.8} ${x - k * 0.66} ${low}H${x + k * 0.66}Q${x + k * 0.62} ${top + k * 0.8} ${x + k * 0.74} ${top + k * 0.18}L${x + k * 0.26} ${top - k * 0.02}Q${x} ${top + k * 0.1} ${x - k * 0.26} ${top - k * 0.02}Z`,
        shade,
      ),
      path(
        polygon([
          [x - k * 0.24, top],
          [x + k * 0.24, top],
          [x, top + k * 0.74],
        ]),
        mix(cloth, '#f3e9dc', 0.75),
      ),
      ...[-1, 1].map((side) =>
        path(
          polygon([
            [x + side * k * 0.25, top - k * 0.02],
            [x + side * k * 0.46, top + k * 0.24],
            [x + side * k * 0.36, top + k * 0.33],
            [x + side * k * 0.42, top + k * 0.38],
            [x, top + k * 0.8],
            [x + side * k * 0.06, top + k * 0.56],
          ]),
          lighter(cloth, 0.12),
          `stroke="${darker(cloth, 0.4)}" stroke-width="3"`,
        ),
      ),
      line(`M${x} ${top + k * 0.78}V${low}`, darker(cloth, 0.5), k * 0.014),
      ...[0.9, 1.14].map((share) => circle(x - k * 0.06, top + k * share, k * 0.04, darker(cloth, 0.6))),
      ...[-1, 1].map((side) =>
        rect(
          x + side * k * 0.38 - k * 0.17,
          top + k * 1.18,
          k * 0.34,
          k * 0.09,
          darker(cloth, 0.22),
          3,
          `stroke="${darker(cloth, 0.45)}" stroke-width="2"`,
        ),
      ),
    )
    if (/costura|seam|pespunte|hilv/i.test(altText))
      canvas.add(
        `<path d="M${x + k * 0.68} ${top + k * 0.18}Q${x + k * 0.56} ${top + k * 0.8} ${x + k * 0.6} ${low}" fill="none" stroke="#fff3d6" stroke-width="${k * 0.016}" stroke-dasharray="${k * 0.05} ${k * 0.04}"/>`,
      )
    glow(ctx, w * 0.2, h * 0.05, u * 0.8, '#fff3d6', 0.35)
    vignette(ctx, 0.35)
  },
}

/** A small wheeled robot with a sensor for eyes; it follows a line on the floor when the alternative text names one. */
export const robot: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, scheme, altText } = ctx
    backdrop(ctx, [mix(scheme.deep, scheme.dark, 0.3), scheme.deep, mix(scheme.deep, scheme.mid, 0.5)])
    bokeh(ctx, [scheme.second, scheme.glow], 12, [0, 0.5], 0.05)
    const floor = h * 0.72
    canvas.add(
      rect(
        0,
        floor,
        w,
        h - floor,
        canvas.linear(
          [mix(scheme.light, scheme.mid, 0.5), mix(scheme.mid, scheme.deep, 0.5)],
          [0, floor],
          [0, h],
        ),
      ),
    )
    if (/l[ií]nea|line\b/i.test(altText))
      canvas.add(
        path(
          `M0 ${h * 0.94}C${w * 0.3} ${h * 0.96} ${w * 0.4} ${h * 0.86} ${w * 0.72} ${h * 0.84}`,
          'none',
          `stroke="#14121a" stroke-width="${u * 0.022}"`,
        ),
      )
    if (/escal/i.test(altText))
      for (let step = 0; step < 4; step++)
        canvas.add(
          rect(
            w * (0.66 + step * 0.09),
            floor - h * 0.08 * (step + 1) + h * 0.1,
            w,
            h,
            mix(scheme.mid, scheme.light, 0.12 + step * 0.1),
          ),
          rect(w * (0.66 + step * 0.09), floor - h * 0.08 * (step + 1) + h * 0.1, w, u * 0.012, scheme.light),
        )
    const [x, y, k] = [w * 0.46, h * 0.7, u * 0.2]
    const shell = canvas.linear(
      [lighter(scheme.accent, 0.35), scheme.accent, darker(scheme.accent, 0.4)],
      [x - k, y - k],
      [x + k, y + k],
    )
    canvas.add(
      ellipse(x, y + k * 0.98, k * 1.7, k * 0.16, withOpacity('#0a0a12', 0.45)),
      line(`M${x + k * 0.3} ${y - k * 1.3}V${y - k * 1.7}`, '#c9ccd2', k * 0.05),
      circle(x + k * 0.3, y - k * 1.75, k * 0.09, '#ff5a4a'),
      rect(x - k * 1.2, y - k * 0.35, k * 2.4, k * 0.9, shell, k * 0.2),
      rect(x - k * 0.72, y - k * 1.35, k * 1.44, k * 0.92, '#e9edf2', k * 0.22),
      rect(x - k * 0.58, y - k * 1.2, k * 1.16, k * 0.6, '#1a2230', k * 0.16),
      ...[-1, 1].map((side) => circle(x + side * k * 0.27, y - k * 0.9, k * 0.16, '#6fe3ff')),
      ...[-1, 1].map((side) => circle(x + side * k * 0.23, y - k * 0.95, k * 0.05, '#ffffff')),
      line(
        `M${x - k * 1.15} ${y - k * 0.1}l${-k * 0.45} ${-k * 0.35}l${-k * 0.1} ${-k * 0.4}`,
        '#c9ccd2',
        k * 0.1,
      ),
      circle(x - k * 1.6, y - k * 0.45, k * 0.1, '#8d98a4'),
      line(
        `M${x - k * 1.7} ${y - k * 0.85}l${-k * 0.16} ${-k * 0.16}m${k * 0.16} ${k * 0.16}l${k * 0.14} ${-k * 0.18}`,
        '#c9ccd2',
        k * 0.07,
      ),
      ...[-0.75, 0, 0.75].map((share) =>
        rect(x + share * k - k * 0.12, y + k * 0.02, k * 0.24, k * 0.12, scheme.second, 4),
      ),
      ...[-0.82, 0.82].flatMap((share) => [
        circle(x + share * k, y + k * 0.6, k * 0.4, '#1c1e26'),
        ring(x + share * k, y + k * 0.6, k * 0.27, '#8d98a4', k * 0.07),
        circle(x + share * k, y + k * 0.6, k * 0.09, '#c9ccd2'),
      ]),
    )
    glow(ctx, x, y - k * 0.9, k * 1.3, '#6fe3ff', 0.35)
    vignette(ctx, 0.45)
  },
}

/** A blueprint of a gear: white lines and measures on blue. */
export const blueprint: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u } = ctx
    backdrop(ctx, ['#1f4f9a', '#173f80', '#0f2f66'], u * 0.3)
    const cell = u * 0.05
    for (let x = 0; x < w; x += cell) canvas.add(rect(x, 0, 1.5, h, withOpacity('#cfe3ff', 0.16)))
    for (let y = 0; y < h; y += cell) canvas.add(rect(0, y, w, 1.5, withOpacity('#cfe3ff', 0.16)))
    const [x, y, r] = [w * 0.46, h * 0.5, u * 0.27]
    const teeth = 20
    const outline = Array.from({ length: teeth * 4 }, (_, index): Point => {
      const angle = (index / (teeth * 4)) * Math.PI * 2
      const away = index % 4 < 2 ? r * 1.14 : r
      return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    })
    const white = withOpacity('#f2f8ff', 0.92)
    canvas.add(
      path(polygon(outline), withOpacity('#f2f8ff', 0.08), `stroke="#f2f8ff" stroke-width="${u * 0.006}"`),
      ...[0.72, 0.3, 0.16].map((share) => ring(x, y, r * share, white, u * 0.004)),
      `<path d="M${x - r * 1.5} ${y}H${x + r * 1.5}M${x} ${y - r * 1.4}V${y + r * 1.4}" stroke="#f2f8ff" stroke-opacity=".7" stroke-width="2.5" stroke-dasharray="22 8 4 8"/>`,
      line(
        `M${x - r * 1.14} ${y + r * 1.4}V${y + r * 1.62}M${x + r * 1.14} ${y + r * 1.4}V${y + r * 1.62}M${x - r * 1.14} ${y + r * 1.55}H${x + r * 1.14}`,
        white,
        3,
      ),
      ...Array.from({ length: 6 }, (_, hole) =>
        group(rotate(hole * 60, x, y), ring(x, y - r * 0.51, r * 0.1, white, u * 0.004)),
      ),
      rect(
        w * 0.76,
        h * 0.8,
        w * 0.2,
        h * 0.14,
        'none',
        0,
        `stroke="#f2f8ff" stroke-opacity=".85" stroke-width="3"`,
      ),
      ...[0.84, 0.87, 0.9].map((share, index) =>
        line(`M${w * 0.78} ${h * share}h${w * (0.15 - index * 0.03)}`, white, 4),
      ),
      `<text x="${x}" y="${y + r * 1.78}" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-size="${u * 0.03}" fill="#f2f8ff">Ø 42.5 mm</text>`,
      `<text x="${x + r * 1.3}" y="${y - r * 1.1}" font-family="DejaVu Sans, sans-serif" font-size="${u * 0.026}" fill="#f2f8ff">z = ${teeth}</text>`,
    )
    vignette(ctx, 0.35)
  },
}

/** The grains of a polished metal under a microscope: a mosaic of facets with bright boundaries. */
export const metalGrains: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    canvas.add(rect(0, 0, w, h, '#1a1420'))
    const step = u * 0.13
    const [columns, rows] = [Math.ceil(w / step) + 2, Math.ceil(h / step) + 2]
    const corners = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column): Point => [
        (column - 1 + (row % 2) * 0.5 + random.between(-0.32, 0.32)) * step,
        (row - 1 + random.between(-0.32, 0.32)) * step,
      ]),
    )
    const corner = (row: number, column: number): Point => corners[row]?.[column] ?? [0, 0]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const facet: Point[] = [
          corner(row, column),
          corner(row, column + 1),
          corner(row + 1, column + 1),
          corner(row + 1, column),
        ]
        const color = mix(
          random.pick(['#e9702a', '#f2a84b', '#2a4fa0', '#1c3570', '#6d7fb8', '#c24a20']),
          '#101428',
          random.between(0, 0.4),
        )
        const [x, y] = facet[0] ?? [0, 0]
        canvas.add(
          path(
            polygon(facet),
            canvas.linear([lighter(color, 0.18), darker(color, 0.2)], [x, y], [x + step, y + step]),
            `stroke="#ffe9c4" stroke-opacity=".8" stroke-width="${random.between(2, 6).toFixed(1)}" stroke-linejoin="round"`,
          ),
        )
      }
    for (let scratch = 0; scratch < 16; scratch++) {
      const [x, y] = [random.next() * w, random.next() * h]
      canvas.add(
        line(
          `M${x} ${y}l${u * random.between(-0.1, 0.1)} ${u * random.between(-0.1, 0.1)}`,
          withOpacity('#ffffff', 0.25),
          2,
        ),
      )
    }
    vignette(ctx, 0.55)
  },
}

/** Mushrooms on the forest floor after rain. */
export const mushrooms: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random } = ctx
    backdrop(ctx, ['#4f7f5a', '#2f5a44', '#1a3a2c'])
    for (let trunk = 0; trunk < 9; trunk++) {
      const x = random.next() * w
      canvas.add(
        rect(
          x,
          0,
          u * random.between(0.03, 0.08),
          h * 0.72,
          withOpacity('#16281e', random.between(0.3, 0.7)),
        ),
      )
    }
    glow(ctx, w * 0.6, h * 0.1, u * 0.7, '#e9f6c8', 0.55)
    const floor = h * 0.7
    canvas.add(
      path(
        `M0 ${floor}Q${w * 0.3} ${floor - h * 0.06} ${w * 0.6} ${floor}T${w} ${floor - h * 0.02}V${h}H0Z`,
        canvas.linear(['#4a5a2c', '#2c3318'], [0, floor], [0, h]),
      ),
    )
    const caps = ['#c2452c', '#d98a3a', '#8a5a34', '#e6c58a', '#b9663a']
    for (const [index, share] of [0.2, 0.4, 0.54, 0.72, 0.86].entries()) {
      const k = u * random.between(0.1, 0.19)
      const [x, y] = [w * share, floor + h * random.between(0.05, 0.14)]
      const cap = caps[index] ?? '#c2452c'
      canvas.add(
        ellipse(x, y, k * 0.7, k * 0.1, withOpacity('#0d140a', 0.5)),
        path(
          `M${x - k * 0.2} ${y}Q${x - k * 0.1} ${y - k * 0.5} ${x - k * 0.16} ${y - k * 1.0}H${x + k * 0.16}Q${x + k * 0.1} ${y - k * 0.5} ${x + k * 0.24} ${y}Z`,
          canvas.linear(['#fff6e0', '#d9c49a'], [x - k * 0.2, 0], [x + k * 0.24, 0]),
        ),
        path(
          `M${x - k * 0.84} ${y - k * 0.9}Q${x} ${y - k * 0.7} ${x + k * 0.84} ${y - k * 0.9}Q${x} ${y - k * 1.02} ${x - k * 0.84} ${y - k * 0.9}Z`,
          '#f0dcb4',
        ),
        path(
          `M${x - k * 0.86} ${y - k * 0.9}C${x - k * 0.8} ${y - k * 1.75} ${x + k * 0.8} ${y - k * 1.75} ${x + k * 0.86} ${y - k * 0.9}Q${x} ${y - k * 1.08} ${x - k * 0.86} ${y - k * 0.9}Z`,
          canvas.radial([lighter(cap, 0.35), cap, darker(cap, 0.4)], [x - k * 0.3, y - k * 1.45], k * 1.3),
        ),
      )
      for (let spot = 0; spot < 5; spot++)
        canvas.add(
          ellipse(
            x + (spot - 2) * k * 0.28,
            y - k * (1.16 + (spot % 2) * 0.2),
            k * 0.07,
            k * 0.045,
            withOpacity('#fff6e0', 0.7),
          ),
        )
    }
    for (let leaf = 0; leaf < 40; leaf++)
      canvas.add(
        ellipse(
          random.next() * w,
          h * random.between(0.76, 0.99),
          u * 0.018,
          u * 0.008,
          random.pick(['#8a5a2c', '#6b7a34', '#a8763a', '#3f5a2c']),
        ),
      )
    dust(ctx, '#f6ffd9', 40)
    vignette(ctx, 0.5)
  },
}
