import { path, rect } from '../kit/shapes.ts'
import { darker, lighter, mix } from '../kit/color.ts'
import { backdrop, beam, dust, vignette } from '../kit/effects.ts'
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
