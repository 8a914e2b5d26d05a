import { darker, lighter, mix, veil } from '../kit/colour.ts'
import { circle, curve, ellipse, group, line, path, polygon, rect, ring, rotate } from '../kit/shapes.ts'
import type { Point } from '../kit/sheet.ts'
import { backdrop, bokeh, dust, glow, vignette, type Motif } from '../kit/stage.ts'

export const nebula: Motif = {
  words:
    /nebul|nube|cloud|\bgas\b|galax|polvo|filament|aurora|cometa|comet|estrellas|stars|firmament|v[ií]a l[aá]ctea|milky/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, mix(c.dark, c.deep, 0.7), c.dark], u * 0.5)
    const tilt = random.between(-0.9, 0.9)
    const place = (): Point => {
      const [along, off] = [random.between(-0.62, 0.62) * w, (random.next() + random.next() - 1) * u * 0.42]
      return [
        w / 2 + along * Math.cos(tilt) - off * Math.sin(tilt),
        h / 2 + along * Math.sin(tilt) + off * Math.cos(tilt),
      ]
    }
    for (let cloud = 0; cloud < 30; cloud++) {
      const [x, y] = place()
      const r = u * random.between(0.09, 0.21)
      sheet.add(
        ellipse(
          x,
          y,
          r * random.between(1, 1.5),
          r,
          sheet.halo(
            random.pick([c.accent, c.mid, c.second, c.accent, c.deep, c.glow]),
            random.between(0.2, 0.55),
          ),
          rotate(random.between(0, 180), x, y),
        ),
      )
    }
    glow(stage, w / 2, h / 2, u * 0.34, c.light, 0.5)
    for (let lane = 0; lane < 9; lane++) {
      const [x, y] = place()
      sheet.add(
        ellipse(
          x,
          y,
          u * random.between(0.1, 0.26),
          u * random.between(0.02, 0.06),
          sheet.halo(c.dark, 0.7),
          rotate((tilt * 180) / Math.PI + random.between(-25, 25), x, y),
        ),
      )
    }
    for (let star = 0; star < 420; star++) {
      const [x, y] = random.chance(0.55) ? place() : [random.next() * w, random.next() * h]
      sheet.add(
        circle(
          x,
          y,
          u * 0.0034 * random.between(0.2, 1) ** 2 + 0.5,
          veil(random.pick(['#ffffff', c.light, c.glow, c.second]), random.between(0.4, 1)),
        ),
      )
    }
    for (let star = 0; star < 9; star++) {
      const [x, y] = [random.next() * w, random.next() * h]
      const r = u * random.between(0.012, 0.034)
      sheet.add(
        circle(x, y, r * 1.6, sheet.halo(c.light, 0.8)),
        path(
          polygon([
            [x, y - r * 1.5],
            [x + r * 0.09, y - r * 0.09],
            [x + r * 1.5, y],
            [x + r * 0.09, y + r * 0.09],
            [x, y + r * 1.5],
            [x - r * 0.09, y + r * 0.09],
            [x - r * 1.5, y],
            [x - r * 0.09, y - r * 0.09],
          ]),
          '#ffffff',
        ),
      )
    }
    vignette(stage, 0.4)
  },
}

export const gears: Motif = {
  words:
    /engranaj|gear|tornillo|screw|mec[aá]n|mechan|reloj|clock|watch|rueda|wheel|diente|teeth|pieza|herramienta|tool|taladro|torque/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [mix(c.deep, c.mid, 0.3), c.deep, c.dark], u * 0.5)
    glow(stage, w * 0.3, h * 0.2, u * 0.9, c.glow, 0.4)
    const metals = [c.accent, c.second, c.glow, mix(c.mid, c.light, 0.4), '#d8b25a', c.mid]
    const gear = (x: number, y: number, r: number, teeth: number, turned: number) => {
      const metal = random.pick(metals)
      const rim: Point[] = Array.from({ length: teeth * 4 }, (_, at) => {
        const angle = (at / (teeth * 4)) * Math.PI * 2
        const out = at % 4 < 2 ? r : r * 0.87
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out]
      })
      const spokes = random.whole(4, 7)
      const holes = Array.from({ length: spokes }, (_, at) => {
        const angle = ((at + 0.5) / spokes) * Math.PI * 2
        const [hx, hy, hr] = [
          x + Math.cos(angle) * r * 0.5,
          y + Math.sin(angle) * r * 0.5,
          (r * 0.9) / spokes,
        ]
        return `M${hx - hr} ${hy}a${hr} ${hr} 0 1 0 ${hr * 2} 0a${hr} ${hr} 0 1 0 ${-hr * 2} 0Z`
      }).join('')
      const outline = polygon(rim) + holes
      sheet.add(
        group(
          `transform="translate(${u * 0.012} ${u * 0.022})"`,
          group(rotate(turned, x, y), path(outline, veil('#000000', 0.4), 'fill-rule="evenodd"')),
        ),
        group(
          rotate(turned, x, y),
          path(
            outline,
            sheet.linear([lighter(metal, 0.35), metal, darker(metal, 0.4)], [x - r, y - r], [x + r, y + r]),
            'fill-rule="evenodd"',
          ),
          ring(x, y, r * 0.76, veil(darker(metal, 0.5), 0.5), r * 0.025),
          ring(x, y, r * 0.785, veil('#ffffff', 0.25), r * 0.012),
          circle(x, y, r * 0.2, darker(metal, 0.3)),
          circle(x, y, r * 0.14, lighter(metal, 0.3)),
          rect(x - r * 0.11, y - r * 0.02, r * 0.22, r * 0.04, darker(metal, 0.6)),
        ),
      )
    }
    let [x, y, r] = [
      w * random.between(0.3, 0.5),
      h * random.between(0.4, 0.6),
      u * random.between(0.22, 0.3),
    ]
    const placed: [number, number, number][] = []
    for (let count = 0; count < 60 && placed.length < 9; count++) {
      if (placed.some(([ox, oy, or]) => Math.hypot(ox - x, oy - y) < (or + r) * 0.93)) {
        const [ox, oy, or] = random.pick(placed)
        r = u * random.between(0.08, 0.22)
        const angle = random.between(0, Math.PI * 2)
        x = ox + Math.cos(angle) * (or + r) * 0.945
        y = oy + Math.sin(angle) * (or + r) * 0.945
        continue
      }
      placed.push([x, y, r])
      gear(x, y, r, Math.round((r / u) * 72), random.between(0, 30))
    }
    bokeh(stage, [c.glow, c.light], 8, [0, 1], 0.03)
    dust(stage, c.light, 30)
    vignette(stage, 0.5)
  },
}

export const spectrum: Motif = {
  words:
    /espectro|spectr|banda|band|onda|wave|l[ií]neas?\b|\blines?\b|curva|curve|se[nñ]al|signal|gr[aá]fic|chart|hilos?\b|thread|fringe|franja|barras?\b|\bbars?\b|columna|columns|frecuenc|frequen|vibr|l[aá]ser/i,
  wide: true,
  draw(stage) {
    const { sheet, w, h, u, random, c } = stage
    backdrop(stage, [c.dark, mix(c.deep, c.dark, 0.5), c.dark])
    const inks = [c.accent, c.second, c.glow, c.mid, c.light]
    const kind = random.whole(0, 2)
    if (kind === 0) {
      const count = random.whole(16, 30)
      const [long, far, phase] = [random.between(1.2, 2.6), random.between(0.1, 0.3), random.between(0, 6)]
      glow(stage, w / 2, h / 2, u * 0.8, c.mid, 0.5, 0.6)
      for (let thread = 0; thread < count; thread++) {
        const share = thread / (count - 1)
        const points: Point[] = Array.from({ length: 15 }, (_, at): Point => {
          const t = at / 14
          const swell = Math.sin(t * Math.PI) ** 1.4
          return [
            t * w * 1.04 - w * 0.02,
            h / 2 +
              (share - 0.5) * h * 0.5 * (0.25 + swell) +
              Math.sin(t * Math.PI * 2 * long + phase + share * 2.4) * h * far * swell,
          ]
        })
        const colour = mix(mix(c.accent, c.second, share), c.light, 0.15)
        const d = curve(points, 5)
        sheet.add(line(d, veil(colour, 0.2), u * 0.012), line(d, veil(colour, 0.85), u * 0.003))
      }
    } else if (kind === 1) {
      const columns = Math.round((w / u) * random.between(26, 38))
      const phase = random.between(0, 6)
      glow(stage, w / 2, h * 0.75, u * 0.8, c.accent, 0.5, 0.5)
      for (let column = 0; column < columns; column++) {
        const t = column / columns
        const tall =
          h *
          (0.12 +
            0.5 * Math.abs(Math.sin(t * 7 + phase) * Math.cos(t * 3.1 + phase)) +
            random.between(0, 0.08))
        const [x, wide] = [(column + 0.2) * (w / columns), (w / columns) * 0.6]
        sheet.add(
          rect(
            x,
            h * 0.82 - tall,
            wide,
            tall,
            sheet.linear(
              [c.light, mix(c.accent, c.second, t), veil(c.deep, 0.4)],
              [0, h * 0.82 - tall],
              [0, h * 0.82],
            ),
            wide / 2,
          ),
          rect(
            x,
            h * 0.83,
            wide,
            tall * 0.28,
            sheet.linear(
              [veil(mix(c.accent, c.second, t), 0.35), veil(c.deep, 0)],
              [0, h * 0.83],
              [0, h * 0.83 + tall * 0.28],
            ),
            wide / 2,
          ),
        )
      }
    } else {
      const apex: Point = [w * random.between(0.34, 0.46), h / 2]
      const k = u * 0.22
      for (const [index, colour] of [
        '#ff4d4d',
        '#ff9f45',
        '#ffe066',
        '#5fe08a',
        '#4fb8ff',
        '#8a6bff',
        '#e06bff',
      ].entries()) {
        const [from, to] = [-0.3 + index * 0.1, -0.2 + index * 0.1]
        sheet.add(
          path(
            polygon([apex, [w * 1.1, h / 2 + from * h * 1.5], [w * 1.1, h / 2 + to * h * 1.5]]),
            sheet.linear([veil(colour, 0.95), veil(colour, 0.45)], apex, [w, h / 2]),
          ),
        )
      }
      sheet.add(
        line(`M-10 ${h * 0.68}L${apex[0] - k * 0.3} ${apex[1] + k * 0.1}`, '#ffffff', u * 0.012),
        path(
          polygon([
            [apex[0], apex[1] - k * 1.15],
            [apex[0] + k * 1.1, apex[1] + k * 0.8],
            [apex[0] - k * 1.1, apex[1] + k * 0.8],
          ]),
          sheet.linear(
            ['#ffffff66', veil(c.glow, 0.14), '#ffffff44'],
            [apex[0] - k, apex[1] - k],
            [apex[0] + k, apex[1] + k],
          ),
          `stroke="#ffffff" stroke-opacity=".85" stroke-width="${u * 0.006}" stroke-linejoin="round"`,
        ),
      )
      glow(stage, apex[0], apex[1], k * 1.4, '#ffffff', 0.35)
    }
    for (let spark = 0; spark < 40; spark++)
      sheet.add(
        circle(
          random.next() * w,
          random.next() * h,
          u * random.between(0.001, 0.004),
          veil(random.pick(inks), 0.8),
        ),
      )
    vignette(stage, 0.4)
  },
}
