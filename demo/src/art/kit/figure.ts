import { darker, lighter } from './color.ts'
import { getPose, type Pose, type PoseName } from './poses.ts'
import { circle, group, path, polygon, ribbon } from './shapes.ts'
import type { Point, Canvas } from './canvas.ts'

export type { PoseName }

/** A person's pose, place, size and clothes. */
export interface Look {
  pose: PoseName
  /** The point on the ground under the figure, and its height, in pixels. */
  at: Point
  size: number
  skin: string
  hair: string
  top: string
  /** Color of trousers or tights; without it the legs are bare. */
  legs?: string
  /** Length of a skirt or dress as a share of the leg, 0 to 1.1. */
  skirt?: number
  /** How wide a skirt swings; 1 when still. */
  swing?: number
  hairdo?: 'bun' | 'long' | 'short'
  flip?: boolean
  /** Rotation in degrees about the point on the ground. */
  lean?: number
  /** One flat color for the whole body, as seen against the light. */
  silhouette?: string
}

/** Draws a person with tapering limbs, lit from the right. */
export function figure(canvas: Canvas, look: Look): string {
  const { head, neck, hip, arms, legs } = getPose(look.pose)
  const side = look.flip ? -1 : 1
  const k = look.size
  const at = ([x, y]: Point): Point => [look.at[0] + x * k * side, look.at[1] - y * k]
  const shade = (color: string) =>
    look.silhouette ??
    canvas.linear(
      [darker(color, 0.28), color, lighter(color, 0.24)],
      at([-0.22 * side, 0.4]),
      at([0.24 * side, 0.6]),
    )
  const skin = shade(look.skin)
  const legFill = look.legs ? shade(look.legs) : skin
  const top = shade(look.top)
  const hair = look.silhouette ?? look.hair
  const limb = (points: Point[], widths: number[], fill: string) => {
    const outline = ribbon(
      points.map(at),
      widths.map((width) => width * k),
      7,
    )
    const [x, y] = at(points[0] as Point)
    return path(outline, fill) + circle(x, y, ((widths[0] ?? 0) / 2) * k, fill)
  }
  const shoulder = (turn: number): Point => [neck[0] + turn * 0.075, neck[1] - 0.035]
  const arm = ([elbow, hand]: readonly [Point, Point], turn: number) => {
    const [hx, hy] = at(hand)
    return (
      limb([shoulder(turn), elbow, hand], [0.052, 0.044, 0.036, 0.028, 0.02], skin) +
      circle(hx, hy, k * 0.017, skin)
    )
  }
  const leg = ([knee, foot]: readonly [Point, Point], turn: number) => {
    const toe: Point = [
      foot[0] + (foot[1] > 0.15 ? Math.sign(foot[0] - knee[0]) * 0.05 : 0.045),
      foot[1] - 0.012,
    ]
    return limb(
      [[hip[0] + turn * 0.035, hip[1]], knee, foot, toe],
      [0.088, 0.078, 0.06, 0.052, 0.044, 0.032, 0.03, 0.012],
      legFill,
    )
  }
  const [headX, headY] = at(head)
  const r = k * 0.056
  const tail: Point = [head[0] - 0.16 * (look.swing ?? 1), head[1] - 0.16]
  const behind = [
    look.hairdo === 'long' &&
      limb([head, [head[0] - 0.09, head[1] - 0.06], tail], [0.11, 0.1, 0.06, 0.008], hair),
    look.hairdo === 'bun' && circle(...at([head[0] - 0.045, head[1] + 0.045]), r * 0.55, hair),
  ].filter((mark) => mark !== false && mark !== undefined)
  const cap = path(
    `M${headX - r * 1.06} ${headY + r * 0.25}A${r * 1.06} ${r * 1.12} 0 0 1 ${headX + r * 1.06} ${headY - r * 0.15}Q${headX + side * r * 0.1} ${headY - r * 0.3} ${headX - side * r * 0.5} ${headY + r * 0.7}Z`,
    hair,
  )
  const spine: Point = [(neck[0] + hip[0]) / 2 + (neck[0] - hip[0]) * 0.1, (neck[1] + hip[1]) / 2]
  const body = [
    arm(arms[1], -1),
    leg(legs[1], -1),
    leg(legs[0], 1),
    limb([head, neck], [0.045, 0.06], skin),
    limb(
      [neck, spine, [hip[0], hip[1] - 0.05]],
      [0.06, 0.19, 0.185, 0.15, 0.135, 0.155, 0.165, 0.13, 0.08],
      top,
    ),
    look.skirt ? skirt(look, { hip, spine, legs }, at, top) : '',
    ...behind,
    circle(headX, headY, r, skin),
    look.silhouette ? '' : cap,
    arm(arms[0], 1),
  ]
  const lean = look.lean ? `transform="rotate(${look.lean} ${look.at[0]} ${look.at[1]})"` : ''
  return group(lean, ...body)
}

/** Draws a skirt from the waist over both legs, which swings out behind. */
function skirt(
  look: Look,
  { hip, spine, legs }: { hip: Point; spine: Point; legs: Pose['legs'] },
  at: (point: Point) => Point,
  fill: string,
): string {
  const reach = look.skirt ?? 0
  const swing = look.swing ?? 1
  const ends = legs.map(([knee, foot]) => (reach > 0.5 ? foot : knee)).map(([x]) => x)
  const low = hip[1] * (1 - reach)
  const left = Math.min(...ends, hip[0]) - 0.1 * swing
  const right = Math.max(...ends, hip[0]) + 0.08 * swing
  const waist: Point = [spine[0], (spine[1] + hip[1]) / 2 + 0.03]
  const hem: Point[] = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    return [
      right + (left - right) * share,
      low + Math.sin(share * 9) * 0.018 * swing + Math.abs(share - 0.4) * 0.06,
    ]
  })
  const outline: Point[] = [
    [waist[0] + 0.065, waist[1]],
    [hip[0] + 0.1 + 0.03 * swing, hip[1] - 0.06],
    ...hem,
    [hip[0] - 0.1 - 0.03 * swing, hip[1] - 0.06],
    [waist[0] - 0.065, waist[1]],
  ]
  const folds = [0.25, 0.5, 0.72].map((share) => {
    const [x, y] = hem[Math.round(share * 8)] ?? [0, 0]
    return path(
      polygon([at([waist[0], waist[1] - 0.02]), at([x - 0.028, y + 0.005]), at([x + 0.02, y + 0.005])]),
      look.silhouette ?? darker(look.top, 0.3),
      'opacity="0.45"',
    )
  })
  return path(polygon(outline.map(at)), fill) + folds.join('')
}

/** Colors of skin and hair for figures in the distance. */
export const skins = ['#f3cfb0', '#e5b28a', '#c98e62', '#a56a43', '#7a4a2d', '#57331f'] as const
export const hairs = ['#1d1513', '#2e1c14', '#4a2b1a', '#7a4a24', '#1a1a24'] as const
