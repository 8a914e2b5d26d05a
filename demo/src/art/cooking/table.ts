import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { type Random } from '../kit/random.ts'
import {
  blob,
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ribbon,
  ring,
  rotate,
} from '../kit/shapes.ts'
import { backdrop } from '../kit/effects.ts'
import type { DrawingContext } from '../kit/motif.ts'

export const greens = ['#5f8f3a', '#7fae4a', '#3f6f34', '#9cc25a'] as const

export const warms = ['#d8433a', '#ef7a35', '#f3b23f', '#b52f3f', '#f6d36a', '#8f2f4f'] as const

/** One bite of food seen from above, about `k` across. */
export function morsel(random: Random, x: number, y: number, k: number): string {
  const turned = (...marks: string[]) => group(rotate(random.between(0, 360), x, y), ...marks)
  const green = random.pick(greens)
  const warm = random.pick(warms)
  const kinds: (() => string)[] = [
    () =>
      turned(
        path(
          `M${x - k / 2} ${y}Q${x} ${y - k * 0.5} ${x + k / 2} ${y}Q${x} ${y + k * 0.5} ${x - k / 2} ${y}Z`,
          green,
        ),
        line(`M${x - k * 0.45} ${y}H${x + k * 0.4}`, lighter(green, 0.4), k * 0.03),
        ...[-0.2, 0, 0.2].map((share) =>
          line(
            `M${x + share * k} ${y}l${k * 0.12} ${-k * 0.14}M${x + share * k} ${y}l${k * 0.12} ${k * 0.14}`,
            lighter(green, 0.3),
            k * 0.018,
          ),
        ),
      ),
    () =>
      circle(x, y, k * 0.34, warm) +
      circle(x, y, k * 0.27, lighter(warm, 0.25)) +
      [0, 1, 2, 3, 4, 5]
        .map((seed) =>
          group(rotate(seed * 60, x, y), ellipse(x, y - k * 0.15, k * 0.035, k * 0.075, lighter(warm, 0.65))),
        )
        .join(''),
    () =>
      circle(x, y, k * 0.26, warm) +
      circle(x - k * 0.08, y - k * 0.08, k * 0.07, withOpacity('#ffffff', 0.65)),
    () =>
      turned(
        path(
          `M${x - k * 0.4} ${y + k * 0.1}A${k * 0.42} ${k * 0.42} 0 0 1 ${x + k * 0.42} ${y + k * 0.1}Z`,
          '#f6d23f',
        ),
        path(
          `M${x - k * 0.33} ${y + k * 0.07}A${k * 0.35} ${k * 0.35} 0 0 1 ${x + k * 0.35} ${y + k * 0.07}Z`,
          '#fff0a6',
        ),
        ...[-50, 0, 50].map((angle) =>
          group(
            rotate(angle, x, y + k * 0.08),
            line(`M${x} ${y + k * 0.06}V${y - k * 0.24}`, '#f6d23f', k * 0.025),
          ),
        ),
      ),
    () =>
      turned(
        rect(x - k * 0.4, y - k * 0.2, k * 0.8, k * 0.4, '#f2a07f', k * 0.16),
        ...[-0.24, -0.06, 0.12, 0.28].map((share) =>
          path(
            `M${x + share * k} ${y - k * 0.2}q${k * 0.09} ${k * 0.2} 0 ${k * 0.4}`,
            'none',
            `stroke="#fbd9c6" stroke-width="${k * 0.03}"`,
          ),
        ),
      ),
    () =>
      path(
        blob(
          x,
          y,
          Array.from({ length: 8 }, () => k * random.between(0.3, 0.42)),
        ),
        '#fffdf5',
      ) +
      circle(x + k * 0.03, y, k * 0.17, '#f6a623') +
      circle(x - k * 0.03, y - k * 0.06, k * 0.05, withOpacity('#ffffff', 0.8)),
    () =>
      turned(
        path(
          ribbon(
            [
              [x - k * 0.4, y],
              [x - k * 0.1, y - k * 0.16],
              [x + k * 0.15, y + k * 0.1],
              [x + k * 0.42, y - k * 0.06],
            ],
            [k * 0.06, k * 0.1, k * 0.1, k * 0.03],
          ),
          warm,
        ),
      ),
    () =>
      Array.from({ length: 7 }, () =>
        circle(
          x + random.between(-0.34, 0.34) * k,
          y + random.between(-0.34, 0.34) * k,
          k * random.between(0.06, 0.1),
          green,
        ),
      ).join(''),
    () =>
      turned(
        path(
          `M${x - k * 0.1} ${y + k * 0.4}L${x - k * 0.1} ${y}A${k * 0.34} ${k * 0.3} 0 1 1 ${x + k * 0.1} ${y}L${x + k * 0.1} ${y + k * 0.4}Z`,
          '#e9d3ae',
        ),
        path(
          `M${x - k * 0.34} ${y - k * 0.04}A${k * 0.35} ${k * 0.3} 0 0 1 ${x + k * 0.34} ${y - k * 0.04}Z`,
          '#b98a5a',
        ),
      ),
  ]
  const pick = random.pick(kinds)
  return pick()
}

/** A tabletop from above: wood, cloth or stone. */
export function tabletop(ctx: DrawingContext): void {
  const { canvas, w, h, u, random, scheme } = ctx
  const kind = random.whole(0, 2)
  const board =
    kind === 0
      ? random.pick(['#6b4226', '#9a6a3c', '#3d2819', '#c49a66'])
      : random.pick([
          scheme.mid,
          scheme.deep,
          mix(scheme.light, scheme.mid, 0.25),
          scheme.accent,
          scheme.dark,
          mix(scheme.second, scheme.light, 0.3),
        ])
  backdrop(ctx, [lighter(board, 0.18), board, darker(board, 0.3)], u * 0.5)
  if (kind === 0) {
    const planks = random.whole(4, 6)
    for (let plank = 1; plank < planks; plank++)
      canvas.add(
        rect(0, (h * plank) / planks, w, 5, withOpacity('#1a0d05', 0.4)),
        rect(0, (h * plank) / planks + 5, w, 3, withOpacity('#ffffff', 0.1)),
      )
    for (let vein = 0; vein < 26; vein++) {
      const y = random.next() * h
      canvas.add(
        line(
          curve([
            [-10, y],
            [w * 0.3, y + random.between(-14, 14)],
            [w * 0.7, y + random.between(-14, 14)],
            [w + 10, y],
          ]),
          withOpacity(darker(board, 0.5), 0.2),
          random.between(2, 5),
        ),
      )
    }
  } else if (kind === 1) {
    const step = u * random.between(0.09, 0.14)
    const stripe = withOpacity(random.pick([scheme.light, scheme.accent, scheme.second]), 0.22)
    for (let x = 0; x < w; x += step * 2) canvas.add(rect(x, 0, step, h, stripe))
    if (random.chance(0.6)) for (let y = 0; y < h; y += step * 2) canvas.add(rect(0, y, w, step, stripe))
  } else {
    canvas.add(
      path(
        polygon([
          [w * 0.55, 0],
          [w, 0],
          [w, h],
          [w * 0.25, h],
        ]),
        withOpacity(random.pick([scheme.accent, scheme.light, scheme.dark, scheme.second]), 0.4),
      ),
    )
  }
}

/** A plate with its shadow, its rim painted. */
export function dish(
  { canvas, random, scheme }: DrawingContext,
  x: number,
  y: number,
  r: number,
  glaze: string,
): void {
  const rim = random.pick([scheme.accent, scheme.mid, scheme.second, scheme.deep])
  canvas.add(
    circle(x + r * 0.05, y + r * 0.09, r * 1.03, withOpacity('#140805', 0.25)),
    circle(x + r * 0.03, y + r * 0.05, r * 1.01, withOpacity('#140805', 0.3)),
    circle(
      x,
      y,
      r,
      canvas.linear([lighter(glaze, 0.3), darker(glaze, 0.14)], [x - r, y - r], [x + r, y + r]),
    ),
  )
  const style = random.whole(0, 3)
  if (style === 0) canvas.add(ring(x, y, r * 0.94, withOpacity(rim, 0.85), r * 0.025))
  if (style === 1)
    for (let dash = 0; dash < 40; dash++)
      canvas.add(
        group(
          rotate(dash * 9, x, y),
          rect(x - r * 0.01, y - r * 0.96, r * 0.03, r * 0.1, withOpacity(rim, 0.8), 3),
        ),
      )
  if (style === 2)
    for (let dot = 0; dot < 24; dot++)
      canvas.add(
        group(
          rotate(dot * 15, x, y),
          path(
            `M${x} ${y - r * 0.96}q${r * 0.05} ${r * 0.06} 0 ${r * 0.13}q${-r * 0.05} ${-r * 0.06} 0 ${-r * 0.13}Z`,
            withOpacity(dot % 2 ? rim : scheme.second, 0.85),
          ),
        ),
      )
  canvas.add(
    circle(
      x,
      y,
      r * 0.74,
      canvas.linear(
        [darker(glaze, 0.12), lighter(glaze, 0.35)],
        [x - r * 0.7, y - r * 0.7],
        [x + r * 0.7, y + r * 0.7],
      ),
    ),
  )
}
