import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { figure, hairs, skins } from '../kit/figure.ts'
import {
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
import type { Point } from '../kit/sheet.ts'
import { backdrop, beam, deserted, dust, glow, vignette, type Motif, type Stage } from '../kit/stage.ts'

/** A ball with the seams of its game, lit from the upper left. */
function ball({ sheet, random, c }: Stage, kind: string, x: number, y: number, r: number): void {
  const skin = { basket: '#f07a30', tennis: '#d8ec3f', volley: '#fff4d8', foot: '#fdfbf4' }[kind] ?? '#f07a30'
  const seam = { basket: '#3a1a0c', tennis: '#fdfff0', volley: c.accent, foot: c.dark }[kind] ?? '#3a1a0c'
  const cut = sheet.clip(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
  const wide = r * 0.06
  const marks = [circle(x, y, r, skin)]
  if (kind === 'foot') {
    for (let index = 0; index < 6; index++) {
      const angle = (index / 5) * Math.PI * 2
      const [px, py] = index === 5 ? [x, y] : [x + Math.cos(angle) * r * 0.82, y + Math.sin(angle) * r * 0.82]
      const corners = Array.from({ length: 5 }, (_, side): Point => {
        const turn = angle + Math.PI + (side / 5) * Math.PI * 2
        return [px + Math.cos(turn) * r * 0.27, py + Math.sin(turn) * r * 0.27]
      })
      marks.push(line(`M${x} ${y}L${px} ${py}`, seam, wide * 0.6), path(polygon(corners), seam))
    }
  } else if (kind === 'tennis') {
    marks.push(
      ring(x - r * 1.1, y, r * 0.9, seam, wide * 1.4),
      ring(x + r * 1.1, y, r * 0.9, seam, wide * 1.4),
    )
  } else if (kind === 'volley') {
    for (let index = 0; index < 3; index++)
      marks.push(
        group(
          rotate(index * 120, x, y),
          ...[0.05, 0.42, 0.78].map((share, band) =>
            line(
              `M${x + r * share} ${y - r}Q${x + r * (share + 0.35)} ${y - r * 0.1} ${x + r * 0.1} ${y + r * 0.1}`,
              band === 1 ? c.second : seam,
              wide * (band === 1 ? 2.4 : 1),
            ),
          ),
        ),
      )
  } else {
    marks.push(
      line(`M${x} ${y - r}Q${x + r * 0.12} ${y} ${x} ${y + r}`, seam, wide),
      line(`M${x - r} ${y}Q${x} ${y + r * 0.14} ${x + r} ${y}`, seam, wide),
      ring(x - r * 1.12, y - r * 0.1, r * 0.86, seam, wide),
      ring(x + r * 1.12, y + r * 0.1, r * 0.86, seam, wide),
    )
  }
  const light = sheet.radial(
    ['#ffffff77', '#ffffff00', veil(c.dark, 0.12), veil(c.dark, 0.62)],
    [x - r * 0.35, y - r * 0.4],
    r * 1.5,
  )
  sheet.add(group(cut, group(rotate(random.between(-50, 50), x, y), ...marks), circle(x, y, r, light)))
}

export const court: Motif = {
  words: /bal[oó]n|ball|cancha|court|pelota|básquet|basket|baloncesto|tenis|tennis|v[oó]ley|pabell|gym/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const horizon = h * random.between(0.26, 0.4)
    backdrop(stage, [c.dark, c.deep, mix(c.deep, c.mid, 0.6)])
    for (let row = 0; row < 5; row++)
      for (let seat = 0; seat < 70; seat++) {
        const colour = random.pick([c.mid, c.accent, c.second, c.light, c.deep])
        sheet.add(
          circle(
            ((seat + random.between(0.1, 0.9)) / 70) * w,
            horizon - h * (0.03 + row * 0.045) + random.between(-4, 4),
            u * 0.009,
            veil(colour, 0.2 + 0.06 * (5 - row)),
          ),
        )
      }
    const floor = random.pick([
      mix(c.mid, c.glow, 0.25),
      mix(c.accent, c.deep, 0.25),
      mix(c.mid, c.deep, 0.2),
    ])
    sheet.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        sheet.linear([darker(floor, 0.35), floor, lighter(floor, 0.12)], [0, horizon], [0, h]),
      ),
    )
    const vanish: Point = [w * random.between(0.3, 0.7), horizon - h * 0.12]
    const at = (x: number, depth: number): Point => {
      const y = horizon + (h - horizon) * depth * depth
      return [vanish[0] + x * w * 1.6 * ((y - vanish[1]) / (h - vanish[1])), y]
    }
    const draw = (points: [number, number][], width: number) =>
      sheet.add(line(`M${points.map(([x, d]) => at(x, d).join(' ')).join('L')}`, veil(c.light, 0.88), width))
    for (let plank = -9; plank <= 9; plank++)
      sheet.add(
        line(
          `M${at(plank / 9, 0).join(' ')}L${at(plank / 9, 1.05).join(' ')}`,
          veil(c.dark, 0.12),
          u * 0.003,
        ),
      )
    const lane = random.between(0.12, 0.2)
    draw(
      [
        [-0.46, 0.05],
        [0.46, 0.05],
        [0.46, 1.1],
      ],
      u * 0.009,
    )
    draw(
      [
        [-0.46, 0.05],
        [-0.46, 1.1],
      ],
      u * 0.009,
    )
    sheet.add(
      path(
        `M${[
          [-lane, 0.05],
          [lane, 0.05],
          [lane, 0.72],
          [-lane, 0.72],
        ]
          .map(([x, d]) => at(x as number, d as number).join(' '))
          .join('L')}Z`,
        veil(random.pick([c.accent, c.second, c.deep]), 0.55),
      ),
    )
    draw(
      [
        [-lane, 0.05],
        [-lane, 0.72],
        [lane, 0.72],
        [lane, 0.05],
      ],
      u * 0.009,
    )
    const [cx, cy] = at(0, 0.72)
    sheet.add(
      `<ellipse cx="${cx}" cy="${cy}" rx="${w * lane * 0.9}" ry="${h * 0.07}" fill="none" stroke="${c.light}" stroke-opacity=".8" stroke-width="${u * 0.009}"/>`,
    )
    const lamps = random.whole(2, 4)
    for (let index = 0; index < lamps; index++) {
      const x = w * ((index + 0.5) / lamps)
      beam(stage, [x, -h * 0.04], [x + (w / 2 - x) * 0.6, h * 0.9], u * 0.6, c.glow, 0.34)
      glow(stage, x, h * 0.01, u * 0.1, c.light, 0.9)
    }
    const r = u * random.between(0.11, 0.2)
    const x = w * random.between(0.3, 0.7)
    const ground = h * random.between(0.8, 0.9)
    const lift = random.chance(0.5) ? 0 : u * random.between(0.1, 0.3)
    glow(stage, x, ground - r, r * 2.4, c.glow, 0.5)
    sheet.add(ellipse(x + r * 0.3, ground, r * 1.15, r * 0.24, veil(c.dark, lift ? 0.35 : 0.6)))
    ball(stage, random.pick(['basket', 'basket', 'volley', 'tennis', 'foot']), x, ground - r - lift, r)
    dust(stage, c.light, 40, [0, 1], [0.1, 0.9])
    vignette(stage, 0.5)
  },
}

export const track: Motif = {
  words:
    /pista|track|corr(er|edor|iendo)|run|sprint|calle\b|lane|atlet|athlet|marat|carrera|race|meta|salida|valla|hurdle/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const horizon = h * random.between(0.36, 0.5)
    backdrop(stage, [c.deep, mix(c.mid, c.accent, 0.3), c.glow, c.glow])
    const sunX = w * random.between(0.15, 0.85)
    glow(stage, sunX, horizon, u * 0.7, c.light, 0.7)
    sheet.add(circle(sunX, horizon - u * 0.04, u * random.between(0.09, 0.17), c.light))
    let d = `M0 ${horizon}`
    for (let x = 0; x <= 24; x++) d += `L${(x / 24) * w} ${horizon - u * random.between(0.02, 0.11)}`
    sheet.add(path(`${d}L${w} ${horizon + 4}L0 ${horizon + 4}Z`, mix(c.deep, c.dark, 0.3)))
    const clay = random.pick([
      mix(c.accent, '#b5432a', 0.4),
      mix(c.mid, c.deep, 0.3),
      '#b84a2e',
      mix(c.second, c.deep, 0.45),
    ])
    sheet.add(
      rect(
        0,
        horizon,
        w,
        h - horizon,
        sheet.linear([lighter(clay, 0.25), clay, darker(clay, 0.5)], [0, horizon], [0, h]),
      ),
    )
    const vanish = w * random.between(0.2, 0.8)
    const bend = random.between(-0.8, 0.8) * w
    for (let lane = -7; lane <= 7; lane++) {
      const bottom = w / 2 + lane * w * 0.2
      sheet.add(
        path(
          ribbon(
            [
              [vanish + lane * 4, horizon],
              [vanish + bend * 0.16 + lane * w * 0.03, horizon + (h - horizon) * 0.22],
              [bottom, h * 1.04],
            ],
            [u * 0.001, u * 0.005, u * 0.016],
            10,
          ),
          veil(c.light, 0.85),
        ),
      )
    }
    const count = deserted(stage) ? 0 : random.whole(1, 3)
    for (let index = 0; index < count; index++) {
      const ground = h * (random.between(0.78, 0.86) + index * 0.05)
      const size = h * (0.4 + index * 0.03)
      const x = w * ((index + 1) / (count + 1)) + random.between(-0.06, 0.06) * w
      sheet.add(ellipse(x, ground, size * 0.3, size * 0.025, veil(c.dark, 0.5)))
      sheet.add(
        figure(sheet, {
          pose: 'run',
          at: [x, ground - size * 0.16],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: [c.accent, c.second, c.light][index] ?? c.light,
          legs: c.deep,
          hairdo: random.pick(['bun', 'long', 'short'] as const),
          flip: bend < 0,
        }),
      )
    }
    dust(stage, c.light, 30)
    vignette(stage, 0.45)
  },
}

export const goal: Motif = {
  words:
    /porter[ií]a|arco\b|goal|gol\b|f[uú]tbol|soccer|red\b|net\b|arquer|keeper|penal|cancha de f|potrero/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.deep, mix(c.mid, c.accent, 0.5), c.glow, c.glow])
    const ground = h * random.between(0.72, 0.78)
    for (let index = 0; index < 40; index++)
      sheet.add(
        circle(
          random.next() * w,
          random.next() * h * 0.4,
          u * random.between(0.001, 0.003),
          veil(c.light, 0.7),
        ),
      )
    let d = `M0 ${ground}`
    for (let x = 0; x <= 30; x++) d += `L${(x / 30) * w} ${ground - u * random.between(0.02, 0.14)}`
    sheet.add(path(`${d}L${w} ${ground}Z`, mix(c.dark, c.deep, 0.4)))
    const grass = mix('#2f7d46', c.deep, 0.4)
    sheet.add(
      rect(
        0,
        ground,
        w,
        h - ground,
        sheet.linear([lighter(grass, 0.2), grass, darker(grass, 0.6)], [0, ground], [0, h]),
      ),
    )
    for (let stripe = 0; stripe < 6; stripe++)
      sheet.add(
        path(
          polygon([
            [w * (stripe / 6) + w * 0.04, ground],
            [w * ((stripe + 0.5) / 6) + w * 0.04, ground],
            [w * ((stripe + 0.5) / 6) * 1.6 - w * 0.3, h],
            [w * (stripe / 6) * 1.6 - w * 0.3, h],
          ]),
          veil(c.light, 0.06),
        ),
      )
    const left = w * random.between(0.1, 0.2)
    const right = w * random.between(0.8, 0.9)
    const top = ground - h * random.between(0.36, 0.42)
    const lower = ground + h * 0.05
    for (let index = 1; index < 26; index++) {
      const x = left + ((right - left) * index) / 26
      sheet.add(
        line(
          `M${x} ${top}Q${x + (w / 2 - x) * 0.1} ${(top + lower) / 2} ${x + (w / 2 - x) * 0.14} ${lower - h * 0.04}`,
          veil(c.light, 0.32),
          u * 0.0022,
        ),
      )
    }
    for (let index = 1; index < 13; index++) {
      const y = top + ((lower - top) * index) / 13
      sheet.add(line(`M${left} ${y}Q${w / 2} ${y + u * 0.03} ${right} ${y}`, veil(c.light, 0.32), u * 0.0022))
    }
    sheet.add(line(`M${left} ${lower}V${top}H${right}V${lower}`, c.light, u * 0.016))
    const lamp: Point = [w * random.pick([0.06, 0.94]), h * 0.1]
    sheet.add(
      line(`M${lamp[0]} ${lamp[1]}V${ground}`, c.dark, u * 0.01),
      rect(lamp[0] - u * 0.06, lamp[1] - u * 0.035, u * 0.12, u * 0.07, c.dark, 6),
    )
    for (let index = 0; index < 8; index++)
      sheet.add(
        circle(
          lamp[0] - u * 0.042 + (index % 4) * u * 0.028,
          lamp[1] - u * 0.015 + Math.floor(index / 4) * u * 0.03,
          u * 0.011,
          c.light,
        ),
      )
    glow(stage, ...lamp, u * 0.32, c.light, 0.85)
    const flip = random.chance(0.5)
    if (!deserted(stage) && random.chance(0.75))
      sheet.add(
        figure(sheet, {
          pose: random.pick(['dive', 'dive', 'shoot', 'open'] as const),
          at: [w * random.between(0.42, 0.58), ground + h * 0.03],
          size: h * 0.36,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: c.accent,
          legs: c.dark,
          flip,
        }),
      )
    const r = u * random.between(0.045, 0.075)
    const [bx, by] = random.chance(0.6)
      ? [flip ? left + u * 0.13 : right - u * 0.13, top + u * 0.12]
      : [w * 0.5, h * 0.9]
    sheet.add(
      path(
        ribbon(
          [
            [w * (flip ? 0.7 : 0.3), h * 1.02],
            [w * 0.5, (by + h) / 2 - h * 0.06],
            [bx, by],
          ],
          [r * 0.3, r * 0.9, r * 1.6],
        ),
        veil(c.light, by < ground ? 0.22 : 0),
      ),
    )
    if (by > ground) sheet.add(ellipse(bx + r * 0.3, by + r, r * 1.2, r * 0.25, veil(c.dark, 0.5)))
    ball(stage, 'foot', bx, by, r)
    vignette(stage, 0.45)
  },
}

export const ropes: Motif = {
  words: /ring|box(e|ing|ead)|lucha|wrest|guante|glove|cuerdas|ropes|judo|tatami|karate|esgrima|fenc/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, c.dark, c.deep])
    const canvas = h * random.between(0.7, 0.78)
    const x = w / 2
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      glow(stage, w * share, h * 0.03, u * 0.12, c.light, 1)
      beam(stage, [w * share, 0], [x + (share - 0.5) * u * 0.4, h * 0.95], u * 0.42, c.glow, 0.42)
    }
    const mat = mix(c.mid, c.light, 0.3)
    sheet.add(
      path(
        polygon([
          [w * 0.06, canvas],
          [w * 0.94, canvas],
          [w * 1.2, h],
          [-w * 0.2, h],
        ]),
        sheet.linear([darker(mat, 0.2), lighter(mat, 0.35), mat], [0, canvas], [0, h]),
      ),
    )
    glow(stage, x, h * 0.88, u * 0.55, c.light, 0.6, 0.25)
    const size = h * random.between(0.42, 0.5)
    const gap = size * 0.33
    for (const side of deserted(stage) ? [] : [-1, 1]) {
      sheet.add(ellipse(x + side * gap, h * 0.9, size * 0.22, size * 0.03, veil(c.dark, 0.45)))
      sheet.add(
        figure(sheet, {
          pose: random.pick(['surf', 'lunge', 'lunge'] as const),
          at: [x + side * gap, h * 0.9],
          size,
          skin: random.pick(skins),
          hair: random.pick(hairs),
          top: side < 0 ? c.accent : c.second,
          legs: side < 0 ? darker(c.accent, 0.4) : darker(c.second, 0.4),
          flip: side > 0,
          hairdo: random.pick(['bun', 'short'] as const),
        }),
      )
    }
    for (const [post, side] of [
      [w * 0.06, -1],
      [w * 0.94, 1],
    ] as const) {
      sheet.add(
        rect(post - u * 0.022, canvas - h * 0.36, u * 0.044, h * 0.42, side < 0 ? c.accent : c.second, 8),
        circle(post, canvas - h * 0.36, u * 0.03, c.light),
      )
    }
    for (const [index, share] of [0.05, 0.15, 0.25].entries()) {
      const colour = [c.light, c.accent, c.light][index] ?? c.light
      sheet.add(
        line(
          `M${w * 0.06} ${canvas - h * (0.33 - share)}Q${x} ${canvas - h * (0.3 - share)} ${w * 0.94} ${canvas - h * (0.33 - share)}`,
          veil(colour, 0.75),
          u * 0.007,
        ),
      )
      const y = canvas - h * (0.24 - share * 1.45)
      sheet.add(
        line(
          `M${-w * 0.1} ${y + h * 0.07}Q${x} ${y + h * 0.13} ${w * 1.1} ${y + h * 0.07}`,
          colour,
          u * 0.015,
        ),
      )
    }
    dust(stage, c.light, 70, [0.15, 0.85], [0.05, 0.8])
    vignette(stage, 0.6)
  },
}

export const lanes: Motif = {
  words: /piscina|pool|nad(ar|ador|ando)|swim|agua|water polo|brazada|stroke/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const water = random.pick(['#1798c4', '#14a7b8', '#2b7fd6', '#17b1a0', '#3d6fe0'])
    backdrop(stage, [lighter(water, 0.35), water, darker(water, 0.45)], u * 0.4)
    const marks: string[] = []
    const reach = Math.hypot(w, h) * 0.75
    const wide = u * random.between(0.22, 0.3)
    const count = Math.ceil(reach / wide)
    for (let index = 0; index < 90; index++) {
      const x = random.between(-reach, reach)
      const y = random.between(-reach, reach)
      const long = u * random.between(0.06, 0.2)
      marks.push(
        line(
          curve(
            [
              [x, y],
              [x + u * 0.012, y + long * 0.3],
              [x - u * 0.012, y + long * 0.7],
              [x, y + long],
            ],
            5,
          ),
          veil(c.light, random.between(0.08, 0.28)),
          u * 0.005,
        ),
      )
    }
    for (let lane = -count; lane <= count; lane++) {
      const x = (lane + 0.5) * wide
      marks.push(rect(lane * wide - u * 0.02, -reach, u * 0.04, reach * 2, veil(darker(water, 0.6), 0.28)))
      for (let y = -reach; y < reach; y += u * 0.045)
        marks.push(
          rect(
            x - u * 0.012,
            y,
            u * 0.024,
            u * 0.034,
            Math.floor((y + reach) / (u * 0.045)) % 4 < 2 ? c.accent : c.light,
            u * 0.01,
          ),
        )
    }
    const swimmers = random.whole(1, 3)
    for (let index = 0; index < swimmers; index++) {
      const x = (index - Math.floor(swimmers / 2)) * wide
      const y = random.between(-0.16, 0.2) * u
      const k = u * 0.34
      const skin = random.pick(skins)
      for (let wave = 0; wave < 6; wave++)
        marks.push(
          path(
            ribbon(
              [
                [x - k * (0.12 + wave * 0.05), y + k * (0.9 + wave * 0.28)],
                [x, y + k * (0.2 + wave * 0.28)],
                [x + k * (0.12 + wave * 0.05), y + k * (0.9 + wave * 0.28)],
              ],
              [0, k * 0.045, 0],
              10,
            ),
            veil('#ffffff', 0.5 - wave * 0.07),
          ),
        )
      marks.push(ellipse(x + k * 0.06, y + k * 0.36, k * 0.16, k * 0.5, veil(darker(water, 0.7), 0.35)))
      for (const side of [-1, 1])
        marks.push(
          path(
            ribbon(
              [
                [x + side * k * 0.05, y + k * 0.5],
                [x + side * k * 0.07, y + k * 0.74],
                [x + side * k * 0.05, y + k * 0.98],
              ],
              [k * 0.1, k * 0.08, k * 0.03],
            ),
            skin,
          ),
        )
      marks.push(
        path(
          ribbon(
            [
              [x + k * 0.1, y + k * 0.14],
              [x + k * 0.27, y - k * 0.08],
              [x + k * 0.16, y - k * 0.36],
            ],
            [k * 0.09, k * 0.075, k * 0.035],
          ),
          skin,
        ),
        path(
          ribbon(
            [
              [x - k * 0.1, y + k * 0.14],
              [x - k * 0.24, y + k * 0.34],
              [x - k * 0.2, y + k * 0.54],
            ],
            [k * 0.09, k * 0.07, k * 0.03],
          ),
          skin,
        ),
      )
      marks.push(
        path(
          ribbon(
            [
              [x, y + k * 0.06],
              [x, y + k * 0.3],
              [x, y + k * 0.56],
            ],
            [k * 0.2, k * 0.27, k * 0.19],
          ),
          skin,
        ),
        path(
          ribbon(
            [
              [x, y + k * 0.34],
              [x, y + k * 0.58],
            ],
            [k * 0.23, k * 0.2],
          ),
          c.accent,
        ),
        circle(x, y, k * 0.105, c.second),
        line(`M${x} ${y - k * 0.09}V${y + k * 0.09}`, veil(c.light, 0.8), k * 0.014),
      )
      for (let drop = 0; drop < 16; drop++)
        marks.push(
          circle(
            x + random.between(-0.34, 0.36) * k,
            y + random.between(-0.5, 0.2) * k,
            k * random.between(0.006, 0.024),
            veil('#ffffff', 0.8),
          ),
        )
    }
    sheet.add(group(`transform="translate(${w / 2} ${h / 2}) rotate(${random.between(-34, 34)})"`, ...marks))
    glow(stage, w * random.next(), h * 0.1, u * 0.6, c.light, 0.4)
    vignette(stage, 0.4)
  },
}
