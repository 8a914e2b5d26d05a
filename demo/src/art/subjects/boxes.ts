import { circle, ellipse, path, polygon, rect } from '../kit/shapes.ts'
import { darker, lighter, mix, withOpacity } from '../kit/color.ts'
import { backdrop, beam, dust, glow, vignette } from '../kit/effects.ts'
import type { DrawingContext, Subject } from '../kit/motif.ts'

/** A box with its front and top, standing on (x, y), which is the middle of its lower edge. */
function drawBox({ canvas, random }: DrawingContext, x: number, y: number, k: number, board: string): void {
  const half = k / 2
  canvas.add(
    path(
      polygon([
        [x - half, y - k],
        [x - half * 0.72, y - k * 1.24],
        [x + half * 1.2, y - k * 1.24],
        [x + half, y - k],
      ]),
      lighter(board, 0.28),
    ),
    path(
      polygon([
        [x + half, y - k],
        [x + half * 1.2, y - k * 1.24],
        [x + half * 1.2, y - k * 0.24],
        [x + half, y],
      ]),
      darker(board, 0.32),
    ),
    rect(x - half, y - k, k, k, canvas.linear([lighter(board, 0.1), darker(board, 0.1)], [x, y - k], [x, y])),
    rect(x - k * 0.07, y - k, k * 0.14, k * random.between(0.3, 0.5), withOpacity('#f3e2bd', 0.7)),
    rect(x - half * 0.8, y - k * 0.24, k * 0.26, k * 0.12, withOpacity('#fff8ea', 0.75), 2),
  )
}

/** Rows of cardboard boxes under stage lights. */
export const boxes: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.5)])
    canvas.add(rect(0, h * 0.4, w, h * 0.6, canvas.linear([scheme.deep, scheme.dark], [0, h * 0.4], [0, h])))
    for (const share of [0.2, 0.5, 0.8])
      beam(ctx, [w * share, -h * 0.05], [w * (0.35 + share * 0.3), h], u * 0.6, scheme.glow, 0.35)
    for (let row = 0; row < 6; row++) {
      const k = u * (0.075 + row * 0.021)
      const y = h * (0.46 + row * row * 0.014 + row * 0.035)
      const gap = k * 1.55
      const count = Math.ceil(w / gap) + 1
      for (let index = 0; index < count; index++) {
        const x = (index - (row % 2) / 2) * gap + random.between(-0.06, 0.06) * k
        const board = random.pick(['#c69a62', '#b98850', '#d1a870', '#ad7d48'])
        canvas.add(ellipse(x + k * 0.1, y, k * 0.72, k * 0.12, withOpacity('#120a06', 0.4)))
        drawBox(ctx, x, y, k, board)
      }
    }
    dust(ctx, scheme.light, 40, [0, 1], [0, 0.6])
    vignette(ctx, 0.5)
  },
}

/** Two Peruvian box drums on a stage, with their sound holes. */
export const boxDrums: Subject = {
  formats: ['landscape', 'square'],
  draw(ctx) {
    const { canvas, w, h, u, random, scheme } = ctx
    const floor = h * 0.7
    backdrop(ctx, [scheme.dark, scheme.deep, mix(scheme.deep, scheme.mid, 0.6)])
    canvas.add(rect(0, floor, w, h - floor, canvas.linear([scheme.deep, scheme.dark], [0, floor], [0, h])))
    for (const [index, share] of [0.36, 0.64].entries()) {
      const k = u * random.between(0.27, 0.3)
      const x = w * share
      const y = h * (0.84 + index * 0.03)
      const wood = ['#b9713a', '#8f4f2a'][index] ?? '#b9713a'
      beam(ctx, [x + (index ? 1 : -1) * u * 0.3, -h * 0.06], [x, h * 0.95], u * 0.5, scheme.glow, 0.36)
      glow(ctx, x, y, u * 0.3, scheme.glow, 0.6, 0.22)
      canvas.add(
        ellipse(x, y, k * 0.75, k * 0.1, withOpacity('#0d0705', 0.6)),
        path(
          polygon([
            [x - k * 0.5, y - k * 1.6],
            [x - k * 0.36, y - k * 1.75],
            [x + k * 0.64, y - k * 1.75],
            [x + k * 0.5, y - k * 1.6],
          ]),
          lighter(wood, 0.3),
        ),
        path(
          polygon([
            [x + k * 0.5, y - k * 1.6],
            [x + k * 0.64, y - k * 1.75],
            [x + k * 0.64, y - k * 0.12],
            [x + k * 0.5, y],
          ]),
          darker(wood, 0.4),
        ),
        rect(
          x - k * 0.5,
          y - k * 1.6,
          k,
          k * 1.6,
          canvas.linear([lighter(wood, 0.2), wood, darker(wood, 0.15)], [x - k * 0.5, 0], [x + k * 0.5, 0]),
        ),
        circle(x, y - k * 0.95, k * 0.19, darker(wood, 0.55)),
        circle(x + k * 0.02, y - k * 0.93, k * 0.16, '#150a06'),
      )
      for (const [cx, cy] of [
        [-0.42, -1.52],
        [0.42, -1.52],
        [-0.42, -0.08],
        [0.42, -0.08],
      ] as const)
        canvas.add(circle(x + cx * k, y + cy * k, k * 0.022, '#f0d9a8'))
    }
    dust(ctx, scheme.light, 50)
    vignette(ctx, 0.55)
  },
}
