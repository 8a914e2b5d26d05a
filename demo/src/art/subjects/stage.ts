import { circle, ellipse, group, line, path, polygon, rect, ribbon, ring, rotate } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, beam, bokeh, dust, glow, vignette } from '../kit/effects.ts'
import type { Point } from '../kit/canvas.ts'
import type { Subject } from '../kit/motif.ts'

/** A closed stage curtain, lit from the side. */
export const curtain: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const cloth = random.pick(['#8f1f2f', mix(scheme.accent, scheme.dark, 0.35), '#6b1030'])
    const hem = h * 0.9
    backdrop(ctx, [scheme.dark, darker(scheme.deep, 0.4)])
    const folds = Math.round((w / u) * random.between(9, 12))
    for (let fold = 0; fold < folds; fold++) {
      const width = w / folds
      const x = fold * width
      const light = 1 - Math.abs(fold / folds - 0.3) * 1.1
      canvas.add(
        path(
          `M${x - 1} 0H${x + width + 1}V${hem}Q${x + width / 2} ${hem + u * 0.03} ${x - 1} ${hem}Z`,
          canvas.linear(
            [
              darker(cloth, 0.6),
              mix(darker(cloth, 0.2), lighter(cloth, 0.3), Math.max(0, light)),
              cloth,
              darker(cloth, 0.65),
            ],
            [x, 0],
            [x + width, 0],
          ),
        ),
      )
    }
    const scallops = 6
    for (let index = 0; index < scallops; index++) {
      const [x, width] = [(index / scallops) * w, w / scallops]
      canvas.add(
        path(
          `M${x} 0H${x + width}V${h * 0.09}Q${x + width / 2} ${h * 0.2} ${x} ${h * 0.09}Z`,
          canvas.linear([lighter(cloth, 0.1), darker(cloth, 0.35)], [0, 0], [0, h * 0.18]),
        ),
        path(
          `M${x} ${h * 0.09}Q${x + width / 2} ${h * 0.2} ${x + width} ${h * 0.09}`,
          'none',
          `stroke="#e9b64f" stroke-width="${u * 0.012}"`,
        ),
      )
    }
    canvas.add(rect(0, hem + u * 0.02, w, h, '#120a0a'))
    beam(ctx, [-w * 0.1, -h * 0.05], [w * 0.55, h], u * 0.8, '#ffe2b0', 0.3)
    dust(ctx, scheme.light, 40)
    vignette(ctx, 0.5)
  },
}

/** A microphone on its stand in a beam of light. */
export const microphone: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const floor = h * 0.86
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.45), scheme.dark])
    bokeh(ctx, [scheme.glow, scheme.accent, scheme.second], 22, [0.1, 0.75], 0.07)
    const x = w * random.between(0.44, 0.56)
    beam(ctx, [x + u * random.pick([-0.4, 0.4]), -h * 0.08], [x, h], u * 0.7, scheme.glow, 0.42)
    canvas.add(rect(0, floor, w, h - floor, canvas.linear([scheme.deep, scheme.dark], [0, floor], [0, h])))
    glow(ctx, x, floor + h * 0.05, u * 0.35, scheme.glow, 0.8, 0.2)
    const k = u * 0.15
    const top = h * 0.34
    const metal = canvas.linear(['#f2efe8', '#9a948c', '#4a4644'], [x - k, 0], [x + k, 0])
    canvas.add(
      ellipse(x, floor + h * 0.055, k * 1.1, k * 0.2, withOpacity('#000000', 0.5)),
      ellipse(x, floor + h * 0.04, k * 0.95, k * 0.17, '#2a2626'),
      rect(x - k * 0.06, top + k * 1.1, k * 0.12, floor + h * 0.04 - top - k * 1.1, metal),
      rect(x - k * 0.12, h * 0.66, k * 0.24, k * 0.3, '#2a2626', 4),
    )
    const body = `M${x - k * 0.62} ${top - k * 0.5}A${k * 0.62} ${k * 0.62} 0 0 1 ${x + k * 0.62} ${top - k * 0.5}V${top + k * 0.5}A${k * 0.62} ${k * 0.62} 0 0 1 ${x - k * 0.62} ${top + k * 0.5}Z`
    const cut = canvas.clip(body)
    canvas.add(
      path(body, metal),
      group(
        cut,
        ...[-0.48, -0.24, 0, 0.24, 0.48].map((share) =>
          rect(x + share * k - k * 0.05, top - k * 1.2, k * 0.1, k * 0.95, withOpacity('#1c1a1a', 0.75)),
        ),
        ...[-0.48, -0.24, 0, 0.24, 0.48].map((share) =>
          rect(x + share * k - k * 0.05, top + k * 0.2, k * 0.1, k * 0.95, withOpacity('#1c1a1a', 0.75)),
        ),
        rect(x - k, top - k * 0.14, k * 2, k * 0.28, scheme.accent),
      ),
      path(body, 'none', `stroke="#f7f3ea" stroke-opacity=".8" stroke-width="${k * 0.06}"`),
      rect(x - k * 0.2, top + k * 1.05, k * 0.4, k * 0.22, '#2a2626', 4),
    )
    dust(ctx, scheme.light, 50)
    vignette(ctx, 0.55)
  },
}

/** A bandoneon with its bellows open. */
export const bandoneon: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, '#2a1408', 0.5), scheme.dark], u * 0.4)
    glow(ctx, w * 0.3, h * 0.2, u * 0.8, scheme.glow, 0.6)
    const [x, y] = [w / 2, h * 0.54]
    const high = u * 0.42
    const half = Math.min(w * 0.4, u * 0.5)
    const box = half * 0.36
    const marks: string[] = [ellipse(x, y + high * 0.66, half * 1.1, high * 0.1, withOpacity('#000000', 0.5))]
    const folds = 11
    const step = ((half - box) * 2) / folds
    for (let fold = 0; fold < folds; fold++) {
      const fx = x - half + box + fold * step
      const sag = Math.sin(((fold + 0.5) / folds) * Math.PI) * high * 0.09
      const shade = canvas.linear(['#f5ead2', '#b9514a', '#5a1a20'], [fx, 0], [fx + step, 0])
      marks.push(
        path(
          polygon([
            [fx, y - high * 0.44 + sag],
            [fx + step / 2, y - high * 0.52 + sag],
            [fx + step, y - high * 0.44 + sag],
            [fx + step, y + high * 0.44 + sag],
            [fx + step / 2, y + high * 0.52 + sag],
            [fx, y + high * 0.44 + sag],
          ]),
          shade,
        ),
        line(
          `M${fx + step / 2} ${y - high * 0.52 + sag}V${y + high * 0.52 + sag}`,
          withOpacity('#fff4dc', 0.6),
          u * 0.004,
        ),
      )
    }
    for (const side of [-1, 1]) {
      const bx = side < 0 ? x - half : x + half - box
      const wood = '#3a1d10'
      marks.push(
        rect(
          bx,
          y - high * 0.5,
          box,
          high,
          canvas.linear(
            [lighter(wood, 0.3), wood, darker(wood, 0.4)],
            [bx, y - high / 2],
            [bx + box, y + high / 2],
          ),
          u * 0.02,
        ),
        rect(
          bx + box * 0.08,
          y - high * 0.44,
          box * 0.84,
          high * 0.88,
          withOpacity('#e9c77a', 0.16),
          u * 0.015,
        ),
      )
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < 4; column++)
          marks.push(
            circle(
              bx + box * (0.22 + column * 0.19),
              y + high * (-0.34 + row * 0.135) + (column % 2) * high * 0.03,
              u * 0.0135,
              random.chance(0.3) ? '#1a1412' : '#fbf3df',
            ),
          )
    }
    canvas.add(group(rotate(random.between(-7, 7), x, y), ...marks))
    dust(ctx, scheme.light, 40)
    vignette(ctx, 0.55)
  },
}

/** The body of a guitar or jarana seen close: sound hole, rosette, strings and bridge. */
export const guitar: Subject = {
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [mix(scheme.deep, '#20110a', 0.4), scheme.dark], u * 0.3)
    glow(ctx, w * 0.25, h * 0.15, u * 0.9, scheme.glow, 0.55)
    const [x, y] = [w / 2, h * 0.5]
    const k = u * 0.5
    const wood = random.pick(['#d79a52', '#c07c3a', '#e3b06a'])
    const outline = `M${x - k * 0.5} ${y - k * 1.0}C${x - k * 1.0} ${y - k * 0.95} ${x - k * 0.62} ${y - k * 0.2} ${x - k * 0.72} ${y + k * 0.05}C${x - k * 1.15} ${y + k * 0.5} ${x - k * 0.7} ${y + k * 1.15} ${x} ${y + k * 1.12}C${x + k * 0.7} ${y + k * 1.15} ${x + k * 1.15} ${y + k * 0.5} ${x + k * 0.72} ${y + k * 0.05}C${x + k * 0.62} ${y - k * 0.2} ${x + k * 1.0} ${y - k * 0.95} ${x + k * 0.5} ${y - k * 1.0}Q${x} ${y - k * 0.86} ${x - k * 0.5} ${y - k * 1.0}Z`
    const hole: Point = [x, y - k * 0.16]
    const r = k * 0.3
    const marks = [
      group('transform="translate(14 22)"', path(outline, withOpacity('#000000', 0.45))),
      path(
        outline,
        canvas.radial([lighter(wood, 0.35), wood, darker(wood, 0.35)], [x - k * 0.4, y - k * 0.3], k * 1.8),
        `stroke="#3a1d0e" stroke-width="${k * 0.035}"`,
      ),
    ]
    for (let grain = -9; grain <= 9; grain++)
      marks.push(
        line(
          `M${x + grain * k * 0.045} ${y - k * 0.8}L${x + grain * k * 0.062} ${y + k * 1.02}`,
          withOpacity(darker(wood, 0.5), 0.14),
          k * 0.012,
        ),
      )
    marks.push(
      circle(hole[0], hole[1], r * 1.28, darker(wood, 0.45)),
      ring(hole[0], hole[1], r * 1.19, '#f3dfb2', r * 0.06),
    )
    for (let petal = 0; petal < 28; petal++)
      marks.push(
        group(
          rotate((petal / 28) * 360, ...hole),
          ellipse(hole[0], hole[1] - r * 1.1, r * 0.05, r * 0.07, petal % 2 ? scheme.accent : scheme.second),
        ),
      )
    marks.push(
      circle(hole[0], hole[1], r, '#150a06'),
      rect(
        x - k * 0.16,
        y - k * 1.9,
        k * 0.32,
        k * 1.5,
        canvas.linear(['#3b2216', '#1e100a'], [x - k * 0.16, 0], [x + k * 0.16, 0]),
      ),
      ...[-1.7, -1.42, -1.18, -0.97, -0.79, -0.63].map((share) =>
        rect(x - k * 0.16, y + share * k, k * 0.32, k * 0.014, '#e8d9b0'),
      ),
      rect(x - k * 0.42, y + k * 0.62, k * 0.84, k * 0.13, '#2a150c', k * 0.03),
      rect(x - k * 0.2, y + k * 0.65, k * 0.4, k * 0.03, '#fbf3df'),
    )
    for (let string = 0; string < 6; string++) {
      const dx = (string - 2.5) * k * 0.052
      marks.push(
        line(
          `M${x + dx * 0.9} ${y - k * 1.9}L${x + dx * 1.35} ${y + k * 0.66}`,
          string < 3 ? '#e9d7a6' : '#fffdf4',
          k * (0.012 - string * 0.001),
        ),
      )
    }
    canvas.add(group(rotate(random.between(16, 32) * random.pick([-1, 1]), x, y), ...marks))
    bokeh(ctx, [scheme.glow], 8, [0, 0.5], 0.05)
    vignette(ctx, 0.5)
  },
}

/** A tangle of filament on a printer's bed: what a failed 3D print leaves behind, with the nozzle above it. */
export const failedPrint: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme, altText } = ctx
    const inks = /colores|colou?rs/i.test(altText)
      ? ['#e4483f', '#f2b632', '#2f9f6a', '#3a6fd0', '#8a4fc4', '#f07ab0']
      : /plat|silver|wire|alambre/i.test(altText)
        ? ['#e9edf2', '#b8c2cc', '#8d98a4']
        : ['#fdfbf4', '#efeadf', '#d9d3c6']
    backdrop(ctx, [mix(scheme.deep, '#1a2030', 0.5), '#12141c'])
    glow(ctx, w * 0.5, h * 0.2, u * 0.7, scheme.glow, 0.4)
    const [x, y] = [w / 2, h * 0.68]
    canvas.add(
      path(
        polygon([
          [x - u * 0.46, y - u * 0.06],
          [x + u * 0.46, y - u * 0.06],
          [x + u * 0.62, y + u * 0.24],
          [x - u * 0.62, y + u * 0.24],
        ]),
        canvas.linear(['#3a404c', '#1e222a'], [0, y], [0, y + u * 0.24]),
      ),
    )
    for (let cell = 1; cell < 8; cell++) {
      const share = cell / 8
      canvas.add(
        line(
          `M${x - u * 0.46 + u * 0.92 * share} ${y - u * 0.06}L${x - u * 0.62 + u * 1.24 * share} ${y + u * 0.24}`,
          withOpacity('#9fb0c4', 0.25),
          2,
        ),
      )
    }
    canvas.add(ellipse(x, y + u * 0.1, u * 0.36, u * 0.06, withOpacity('#000000', 0.5)))
    for (let strand = 0; strand < 64; strand++) {
      const spread = u * (strand < 14 ? 0.36 : 0.26)
      const points = Array.from({ length: 9 }, (): Point => {
        const angle = random.between(0, Math.PI * 2)
        const away = Math.sqrt(random.next())
        return [x + Math.cos(angle) * away * spread, y - u * 0.07 + Math.sin(angle) * away * spread * 0.62]
      })
      const color = random.pick(inks)
      const width = u * random.between(0.006, 0.01)
      canvas.add(
        path(ribbon(points, [width * 1.9, width * 1.9], 9), withOpacity('#0b0d12', 0.28)),
        path(ribbon(points, [width, width], 9), mix(color, '#6d7480', random.between(0, 0.3))),
      )
    }
    if (!/wire|alambre/i.test(altText)) {
      const nozzle = y - u * 0.36
      canvas.add(
        rect(x - u * 0.6, nozzle - u * 0.22, u * 1.2, u * 0.035, '#8d98a4', 6),
        rect(
          x - u * 0.11,
          nozzle - u * 0.26,
          u * 0.22,
          u * 0.18,
          canvas.linear(['#4a5260', '#252a33'], [0, nozzle - u * 0.26], [0, nozzle]),
          8,
        ),
        circle(x, nozzle - u * 0.17, u * 0.045, '#12141c'),
        circle(x, nozzle - u * 0.17, u * 0.035, scheme.accent),
        path(
          polygon([
            [x - u * 0.045, nozzle - u * 0.08],
            [x + u * 0.045, nozzle - u * 0.08],
            [x + u * 0.012, nozzle],
            [x - u * 0.012, nozzle],
          ]),
          '#d7a441',
        ),
        path(
          ribbon(
            [
              [x, nozzle],
              [x + u * 0.02, nozzle + u * 0.06],
              [x - u * 0.04, nozzle + u * 0.12],
              [x + u * 0.03, nozzle + u * 0.2],
            ],
            [u * 0.007, u * 0.007],
            9,
          ),
          inks[0] ?? '#ffffff',
        ),
      )
    }
    vignette(ctx, 0.5)
  },
}
