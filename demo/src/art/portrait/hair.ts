import { darker, lighter, withOpacity } from '../kit/color.ts'
import type { Random } from '../kit/random.ts'
import { circle, curve, ellipse, line, path, rect, ribbon, rotate } from '../kit/shapes.ts'
import type { Point, Canvas } from '../kit/canvas.ts'

/** Hair is drawn in two parts, around a face centered on (400, 352) and about 200 wide and 250 high. */
interface Hair {
  behind: string
  before: string
}

const x = 400

function cap(fill: string, fringe: string): string {
  return path(
    `M292 372C282 250 318 196 400 196S518 250 508 372C504 330 496 306 488 292${fringe}C304 306 296 330 292 372Z`,
    fill,
  )
}

const fringes = {
  swept: 'Q420 300 372 262Q340 292 312 292',
  parted: 'Q430 286 400 246Q370 286 312 292',
  straight: 'Q470 300 452 304Q400 310 348 304Q330 300 312 292',
  back: 'Q450 248 400 246Q350 248 312 292',
}

/** Every style of hair: what hangs behind the head and what lies before it. */
export const hairStyles = {
  long: (canvas, random, hair) => {
    const low = random.between(560, 660)
    const wide = random.between(128, 152)
    const fill = canvas.linear([hair, darker(hair, 0.3)], [x, 200], [x, low])
    return {
      behind: path(
        `M${x} 190C${x - 150} 190 ${x - wide} 340 ${x - wide - 8} ${low - 60}Q${x - wide} ${low + 20} ${x - 60} ${low}H${x + 60}Q${x + wide} ${low + 20} ${x + wide + 8} ${low - 60}C${x + wide} 340 ${x + 150} 190 ${x} 190Z`,
        fill,
      ),
      before: cap(hair, random.pick([fringes.swept, fringes.parted, fringes.straight])),
    }
  },
  wavy: (_, random, hair) => {
    const curls = Array.from({ length: 15 }, (_, index) => {
      const side = index % 2 ? 1 : -1
      const step = Math.floor(index / 2)
      return circle(
        x + side * (108 + Math.sin(step * 1.8) * 20),
        270 + step * 44,
        random.between(40, 50),
        index % 4 < 2 ? hair : darker(hair, 0.12),
      )
    })
    return {
      behind: rect(292, 240, 216, 330, darker(hair, 0.22), 80) + curls.join(''),
      before: cap(hair, random.pick([fringes.swept, fringes.parted])),
    }
  },
  bob: (canvas, random, hair) => ({
    behind: path(
      `M${x} 186C256 186 262 350 268 462Q272 492 316 484H484Q528 492 532 462C538 350 544 186 ${x} 186Z`,
      canvas.linear([hair, darker(hair, 0.3)], [x, 190], [x, 490]),
    ),
    before: cap(hair, random.pick([fringes.straight, fringes.straight, fringes.swept])),
  }),
  bun: (_, random, hair) => {
    const high = random.chance(0.6)
    return {
      behind:
        circle(high ? x : x + 92, high ? 172 : 226, 56, hair) +
        circle(high ? x - 8 : x + 90, high ? 164 : 218, 36, lighter(hair, 0.13)) +
        circle(x, 310, 112, darker(hair, 0.2)),
      before: cap(hair, random.pick([fringes.back, fringes.parted])),
    }
  },
  afro: (_, random, hair) => {
    const r = random.between(158, 184)
    const tufts = Array.from({ length: 30 }, (_, index) => {
      const angle = (index / 30) * 6.28
      return circle(
        x + Math.cos(angle) * r * 0.86,
        296 + Math.sin(angle) * r * 0.82,
        random.between(30, 42),
        index % 3 ? hair : lighter(hair, 0.06),
      )
    })
    const light = Array.from({ length: 26 }, () =>
      circle(
        x + random.between(-0.7, 0.75) * r,
        296 - random.between(0.1, 0.85) * r,
        random.between(5, 13),
        withOpacity(lighter(hair, 0.35), 0.16),
      ),
    )
    return {
      behind: circle(x, 296, r * 0.94, hair) + tufts.join('') + light.join(''),
      before: path(
        'M298 340C296 262 340 228 400 228S504 262 502 340C494 300 470 276 400 276S306 300 298 340Z',
        hair,
      ),
    }
  },
  curls: (_, random, hair) => {
    const ring = (count: number, rx: number, ry: number, from: number, to: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = from + (index / (count - 1)) * (to - from)
        return circle(
          x + Math.cos(angle) * rx,
          318 + Math.sin(angle) * ry,
          random.between(27, 37),
          index % 2 ? hair : lighter(hair, 0.08),
        )
      }).join('')
    return {
      behind:
        ellipse(x, 330, 124, 140, darker(hair, 0.2)) + ring(18, 118, 126, Math.PI * 0.86, Math.PI * 2.14),
      before:
        ring(11, 94, 94, Math.PI * 1.06, Math.PI * 1.94) + ring(7, 62, 106, Math.PI * 1.15, Math.PI * 1.85),
    }
  },
  braid: (_, random, hair) => {
    const side = random.pick([-1, 1])
    const plait = Array.from({ length: 8 }, (_, index) =>
      ellipse(
        x + side * (96 + Math.sin(index * 0.5) * 16),
        430 + index * 36,
        34 - index * 1.7,
        25,
        index % 2 ? hair : lighter(hair, 0.12),
        rotate(side * (index % 2 ? 24 : -24), x + side * 100, 430 + index * 36),
      ),
    )
    return {
      behind: ellipse(x, 316, 120, 130, darker(hair, 0.22)),
      before: cap(hair, fringes.swept) + plait.join('') + circle(x + side * 92, 700, 16, lighter(hair, 0.3)),
    }
  },
  locs: (_, random, hair) => {
    const strand = (index: number, low: number) => {
      const side = (index - 6.5) / 6.5
      const points: Point[] = [
        [x + side * 76, 226],
        [x + side * 128, 320],
        [x + side * 138 + random.between(-8, 8), low],
      ]
      return path(ribbon(points, [22, 26, 24, 16]), index % 2 ? hair : lighter(hair, 0.1))
    }
    return {
      behind:
        ellipse(x, 300, 122, 120, darker(hair, 0.2)) +
        Array.from({ length: 14 }, (_, index) => strand(index, random.between(470, 600))).join(''),
      before: Array.from({ length: 9 }, (_, index) =>
        path(
          ribbon(
            [
              [x + (index - 4) * 12, 206],
              [x + (index - 4) * 21, 244],
              [x + (index - 4) * 25.5, 288 + Math.abs(index - 4) * 8],
            ],
            [14, 25, 22, 12],
          ),
          index % 2 ? hair : lighter(hair, 0.1),
        ),
      ).join(''),
    }
  },
  pixie: (_, random, hair) => ({
    behind: ellipse(x, 296, 114, 112, darker(hair, 0.2)),
    before: path(
      `M290 350C276 232 330 186 408 188C500 188 524 256 508 352C500 322 498 306 486 288Q452 300 ${random.pick(['372 244Q350 282 318 300', '430 252Q370 300 320 308'])}C302 316 298 330 290 350Z`,
      hair,
    ),
  }),
  short: (_, random, hair) => ({
    behind: path('M300 330C292 236 330 208 400 208S508 236 500 330Z', darker(hair, 0.25)),
    before: path(
      random.pick([
        'M296 340C282 236 326 190 400 190S518 236 504 340C500 312 496 296 484 280Q444 268 400 268T316 280C304 296 300 312 296 340Z',
        'M296 340C276 246 310 176 404 182C512 180 522 256 504 340C500 312 498 296 486 276Q440 292 372 248Q342 280 314 288C304 298 300 312 296 340Z',
        'M296 336C286 244 322 204 400 202S514 244 504 336C502 300 490 262 462 252Q400 238 338 252C310 262 298 300 296 336Z',
      ]),
      hair,
    ),
  }),
  quiff: (_, __, hair) => ({
    behind: path('M300 330C292 240 330 212 400 212S508 240 500 330Z', darker(hair, 0.35)),
    before:
      path(
        'M302 316C300 250 296 196 366 176C430 150 500 176 508 214C518 252 502 282 498 316C492 284 482 268 462 262Q400 262 346 250C318 258 308 284 302 316Z',
        hair,
      ) +
      line(
        curve([
          [340, 236],
          [386, 196],
          [470, 190],
        ]),
        withOpacity(lighter(hair, 0.4), 0.5),
        6,
      ),
  }),
  shaved: (_, __, hair) => ({
    behind: '',
    before: path(
      'M300 318C296 232 336 204 400 204S504 232 500 318C490 268 462 244 400 244S310 268 300 318Z',
      withOpacity(hair, 0.6),
    ),
  }),
  bald: (_, __, hair) => ({
    behind: ellipse(294, 344, 15, 40, hair) + ellipse(506, 344, 15, 40, hair),
    before: '',
  }),
} satisfies Record<string, (canvas: Canvas, random: Random, hair: string) => Hair>
