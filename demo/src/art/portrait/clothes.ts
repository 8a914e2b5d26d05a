import { darker, lighter, withOpacity } from '../kit/color.ts'
import type { Random } from '../kit/random.ts'
import { circle, group, line, path, rect } from '../kit/shapes.ts'
import type { Canvas } from '../kit/canvas.ts'

const x = 400

/** Shoulders, neck and what is worn on them; `cloth` and `trim` go with the background. */
export function clothes(
  canvas: Canvas,
  random: Random,
  skin: string,
  cloth: string,
  trim: string,
  broad: number,
): string {
  const left = x - broad
  const right = x + broad
  const body = `M${left - 30} 820C${left - 22} 690 ${left + 10} 622 ${x - 92} 590Q${x - 58} 578 ${x - 52} 560H${x + 52}Q${x + 58} 578 ${x + 92} 590C${right - 10} 622 ${right + 22} 690 ${right + 30} 820Z`
  const fill = canvas.linear([lighter(cloth, 0.24), cloth, darker(cloth, 0.4)], [left, 580], [right, 820])
  const cut = canvas.clip(body)
  const neck =
    path(`M${x - 46} 440V560Q${x - 48} 596 ${x} 622Q${x + 48} 596 ${x + 46} 560V440Z`, darker(skin, 0.1)) +
    path(
      `M${x - 46} 470Q${x} 524 ${x + 46} 462V500Q${x} 548 ${x - 46} 508Z`,
      withOpacity(darker(skin, 0.55), 0.5),
    )
  const scoop = path(
    `M${x - 60} 572Q${x - 50} 640 ${x} 646T${x + 60} 572L${x + 46} 540H${x - 46}Z`,
    canvas.linear([darker(skin, 0.1), skin], [x, 540], [x, 640]),
  )
  const kind = random.whole(0, 6)
  const pattern: string[] = []
  if (kind === 0)
    for (let stripe = 0; stripe < 7; stripe++)
      pattern.push(rect(0, 640 + stripe * 36, 800, 15, withOpacity(trim, 0.85)))
  if (kind === 1 && random.chance(0.6))
    for (let dot = 0; dot < 60; dot++)
      pattern.push(
        circle(
          (dot % 12) * 52 + (Math.floor(dot / 12) % 2) * 26 + 90,
          620 + Math.floor(dot / 12) * 44,
          8,
          withOpacity(trim, 0.75),
        ),
      )
  const base = path(body, fill) + group(cut, ...pattern)
  const round = line(`M${x - 62} 574Q${x - 50} 644 ${x} 650T${x + 62} 574`, darker(cloth, 0.3), 9)
  switch (kind) {
    case 2:
      return (
        neck +
        base +
        path(
          `M${x - 58} 500Q${x} 546 ${x + 58} 500L${x + 64} 596Q${x} 636 ${x - 64} 596Z`,
          canvas.linear([lighter(cloth, 0.3), darker(cloth, 0.18)], [x - 60, 520], [x + 60, 600]),
        ) +
        line(`M${x - 60} 548Q${x} 586 ${x + 60} 548`, withOpacity(darker(cloth, 0.4), 0.35), 5)
      )
    case 3:
      return (
        neck +
        base +
        path(
          `M${x - 62} 562L${x} 700L${x + 62} 562L${x + 44} 540H${x - 44}Z`,
          canvas.linear([darker(skin, 0.12), skin], [x, 540], [x, 690]),
        ) +
        path(`M${x - 66} 556L${x} 700L${x - 62} 668L${x - 104} 594Z`, lighter(cloth, 0.3)) +
        path(`M${x + 66} 556L${x} 700L${x + 62} 668L${x + 104} 594Z`, darker(cloth, 0.12)) +
        line(`M${x} 706V820`, withOpacity(darker(cloth, 0.5), 0.5), 4) +
        [730, 780].map((y) => circle(x + 14, y, 6, trim)).join('')
      )
    case 4:
      return (
        neck +
        path(body, trim) +
        scoop +
        path(`M${left - 30} 820C${left - 22} 690 ${left + 10} 622 ${x - 88} 588L${x - 20} 820Z`, fill) +
        path(`M${right + 30} 820C${right + 22} 690 ${right - 10} 622 ${x + 88} 588L${x + 20} 820Z`, fill) +
        path(
          `M${x - 88} 588L${x - 120} 680L${x - 76} 700L${x - 20} 820L${x - 54} 660Z`,
          lighter(cloth, 0.25),
        ) +
        path(`M${x + 88} 588L${x + 120} 680L${x + 76} 700L${x + 20} 820L${x + 54} 660Z`, darker(cloth, 0.25))
      )
    case 5:
      return (
        neck +
        base +
        scoop +
        line(`M${x - 62} 574Q${x - 50} 644 ${x} 650T${x + 62} 574`, darker(cloth, 0.3), 6) +
        Array.from({ length: 15 }, (_, bead) => {
          const turn = Math.PI * (0.12 + bead * 0.054)
          return circle(x - Math.cos(turn) * 62, 566 + Math.sin(turn) * 50, 6.5, trim)
        }).join('')
      )
    case 6:
      return (
        neck +
        base +
        scoop +
        path(
          `M${x - 74} 566Q${x - 70} 674 ${x} 690T${x + 74} 566L${x + 58} 560Q${x + 50} 640 ${x} 648T${x - 58} 560Z`,
          lighter(cloth, 0.28),
        ) +
        line(`M${x - 26} 676V752M${x + 26} 676V744`, trim, 6)
      )
    default:
      return neck + base + scoop + round
  }
}
