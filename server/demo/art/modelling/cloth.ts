import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, curve, line, path, rect, ribbon, rotate, group } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, dust, glow, vignette, type Motif } from '../kit/stage.ts'

export const folds: Motif = {
  words:
    /pliegue|fold|tela|cloth|fabric|seda|silk|lino|linen|lana|wool|terciopelo|velvet|sat[eé]n|satin|falda|skirt|drap|costura|seam|pleat|algod|cotton|manga|sleeve|chaqueta|jacket|coat|abrigo|pa[nñ]o|retazo|hilo|thread|capa/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const cloth = stage.tinted
      ? mix(c.accent, c.light, random.between(0, 0.15))
      : random.pick([c.mid, c.accent, c.second, c.deep, mix(c.mid, c.light, 0.4), mix(c.accent, c.mid, 0.5)])
    backdrop(stage, [cloth, darker(cloth, 0.35)])
    const reach = Math.hypot(w, h)
    const marks: string[] = [rect(-reach, -reach, reach * 2, reach * 2, cloth)]
    const sway = u * random.between(0.04, 0.16)
    const phase = random.between(0, 6)
    const fan = random.chance(0.35)
    let x = -reach * 0.62
    while (x < reach * 0.62) {
      const wide = u * random.between(0.07, 0.24)
      const drift = u * random.between(-0.05, 0.05)
      const spot = (px: number, step: number): Point => {
        const y = (step / 5 - 0.5) * reach * 1.25
        const spreadOut = fan ? 0.35 + (step / 5) * 0.9 : 1
        return [px * spreadOut + Math.sin(step * 1.15 + phase + px * 0.0016) * sway + drift * step * 0.4, y]
      }
      const band = (from: number, to: number, colour: string) => {
        const left = [0, 1, 2, 3, 4, 5].map((step) => spot(x + wide * from, step))
        const right = [0, 1, 2, 3, 4, 5].map((step) => spot(x + wide * to, step)).reverse()
        return path(`${curve(left, 6)}L${curve(right, 6).slice(1)}Z`, colour)
      }
      const bright = random.between(0.12, 0.42)
      marks.push(
        band(-0.16, 0.3, veil(darker(cloth, 0.75), 0.5)),
        band(-0.05, 0.2, veil(darker(cloth, 0.85), 0.45)),
        band(0.2, 0.98, lighter(cloth, bright * 0.4)),
        band(0.34, 0.82, lighter(cloth, bright * 0.75)),
        band(0.44, 0.68, lighter(cloth, bright * 1.15)),
        band(0.5, 0.58, veil('#ffffff', bright * 0.5)),
        band(0.84, 1.02, veil(darker(cloth, 0.6), 0.35)),
      )
      x += wide
    }
    if (random.chance(0.3)) {
      const colour = random.pick([c.light, c.second, c.glow])
      for (let row = 0; row < 2; row++)
        for (let stitch = -30; stitch < 30; stitch++)
          marks.push(
            line(
              `M${stitch * u * 0.04} ${u * (0.1 + row * 0.03) + Math.sin(stitch * 0.35) * u * 0.03}h${u * 0.022}`,
              veil(colour, 0.85),
              u * 0.005,
            ),
          )
    }
    sheet.add(
      group(
        `transform="translate(${w / 2} ${h / 2}) rotate(${random.pick([0, 0, 14, -18, 38, -42, 64, 90])})"`,
        ...marks,
      ),
    )
    if (random.chance(0.45)) {
      const drape = random.pick([c.second, c.accent, c.light, c.glow].filter((colour) => colour !== cloth))
      const places: Point[] = [
        [-w * 0.1, h * random.next()],
        [w * 0.3, h * random.next()],
        [w * 0.7, h * random.next()],
        [w * 1.1, h * random.next()],
      ]
      for (const [share, offset, colour] of [
        [1.1, 0.03, veil(c.dark, 0.4)],
        [1, 0, drape],
        [0.5, -0.03, lighter(drape, 0.3)],
        [0.16, -0.05, veil('#ffffff', 0.5)],
        [0.25, 0.05, darker(drape, 0.25)],
      ] as const)
        sheet.add(
          path(
            ribbon(
              places.map(([px, py]): Point => [px, py + offset * u]),
              [0.2, 0.3, 0.14, 0.26].map((v) => v * u * share),
              12,
            ),
            colour,
          ),
        )
    }
    glow(stage, w * random.between(0.2, 0.8), h * random.between(0, 0.4), u * 0.8, c.glow, 0.35)
    vignette(stage, 0.6)
  },
}

export const rack: Motif = {
  words:
    /percha|rack|hanger|colg(ad|ar)|hang|armario|wardrobe|vestuario|prenda|garment|ropa|clothes|colecci|collection|overol|maniqu/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    const wall = random.pick([mix(c.light, c.glow, 0.5), mix(c.mid, c.light, 0.5), mix(c.deep, c.mid, 0.4)])
    backdrop(stage, [lighter(wall, 0.15), wall, darker(wall, 0.15)])
    const floor = h * 0.86
    sheet.add(
      rect(0, floor, w, h - floor, sheet.linear([darker(wall, 0.15), darker(wall, 0.5)], [0, floor], [0, h])),
    )
    const light = w * random.between(0.1, 0.5)
    sheet.add(
      path(
        `M${light} 0H${light + u * 0.4}L${light + u * 0.9} ${floor}H${light + u * 0.5}Z`,
        veil(c.light, 0.3),
      ),
    )
    const bar = h * random.between(0.14, 0.2)
    const metal = random.pick(['#b98d4f', '#2a2426', '#d9d4cc'])
    const count = Math.round((w / u) * random.between(4, 6))
    const inks = [c.accent, c.second, c.mid, c.deep, c.dark, c.light, c.glow, mix(c.accent, c.light, 0.5)]
    const items: string[] = []
    for (let index = 0; index < count; index++) {
      const x = w * (0.13 + (0.74 * (index + 0.5)) / count) + random.between(-0.2, 0.2) * (w / count) * 0.4
      const k = Math.min(u * 0.36, (w / count) * 1.5)
      const y = bar + u * 0.07
      const cloth = inks[(index * 3 + random.whole(0, 2)) % inks.length] ?? c.mid
      const long = h * random.between(0.34, 0.6)
      const dress = random.chance(0.5)
      const half = k * 0.26
      const hem = dress ? k * random.between(0.34, 0.5) : half * 1.1
      const shape = `M${x - half} ${y + k * 0.1}Q${x - half * 0.5} ${y} ${x - half * 0.34} ${y}Q${x} ${y + k * (dress ? 0.16 : 0.08)} ${x + half * 0.34} ${y}Q${x + half * 0.5} ${y} ${x + half} ${y + k * 0.1}L${x + half * (dress ? 0.78 : 1.02)} ${y + long * 0.4}L${x + hem} ${y + long}Q${x} ${y + long + k * 0.08} ${x - hem} ${y + long}L${x - half * (dress ? 0.78 : 1.02)} ${y + long * 0.4}Z`
      const sleeve = (side: number) =>
        path(
          ribbon(
            [
              [x + side * half * 0.9, y + k * 0.12],
              [x + side * half * 1.3, y + long * 0.3],
              [x + side * half * 1.25, y + long * 0.62],
            ],
            [k * 0.12, k * 0.13, k * 0.11],
          ),
          darker(cloth, 0.22),
        )
      items.push(
        line(
          `M${x} ${bar}q${k * 0.06} ${k * 0.04} 0 ${k * 0.1}L${x - half} ${y + k * 0.12}M${x} ${bar + k * 0.1}L${x + half} ${y + k * 0.12}`,
          metal,
          u * 0.007,
        ),
        dress ? '' : sleeve(-1) + sleeve(1),
        path(shape, veil(c.dark, 0.3), `transform="translate(${u * 0.02} ${u * 0.016})"`),
        path(
          shape,
          sheet.linear([lighter(cloth, 0.25), cloth, darker(cloth, 0.35)], [x - half, 0], [x + hem, 0]),
        ),
      )
      for (const share of [-0.5, 0, 0.46])
        items.push(
          path(
            ribbon(
              [
                [x + share * half * 0.8, y + long * 0.3],
                [x + share * hem * 0.95, y + long * 0.7],
                [x + share * hem * 1.25, y + long * 0.99],
              ],
              [0, k * 0.03, k * 0.06],
            ),
            veil(darker(cloth, 0.5), 0.4),
          ),
        )
      if (!dress)
        items.push(
          line(`M${x} ${y + k * 0.1}V${y + long}`, veil(c.dark, 0.4), 3),
          ...[0.25, 0.45, 0.65].map((share) => circle(x + k * 0.03, y + long * share, k * 0.016, c.light)),
        )
      if (random.chance(0.3))
        for (let dot = 0; dot < 5; dot++)
          items.push(
            rect(
              x - half * 0.75,
              y + long * (0.42 + dot * 0.1),
              half * 1.5,
              long * 0.03,
              veil(c.light, 0.65),
            ),
          )
    }
    const frame = [
      line(`M${w * 0.1} ${bar}H${w * 0.9}`, metal, u * 0.014),
      line(
        `M${w * 0.12} ${bar}V${floor + h * 0.05}M${w * 0.88} ${bar}V${floor + h * 0.05}`,
        metal,
        u * 0.012,
      ),
    ]
    sheet.add(group(rotate(0), ...frame, ...items))
    glow(stage, w * 0.2, 0, u * 0.8, c.glow, 0.45)
    dust(stage, c.light, 24)
    vignette(stage, 0.4)
  },
}
