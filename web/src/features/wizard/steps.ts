import type { Self } from '@brilla/contract/account'

/** The talent's five steps in their order (P-wizard-1). */
export const steps = ['category', 'photo', 'cover', 'talent', 'share'] as const
export type Step = (typeof steps)[number]

/** The id of a step's heading, which takes the focus when the step comes. */
export const stepHeading = 'step-heading'

/** What is filled already. Invitations are no state of the account, so that the last step is never done. */
export function doneSteps(
  self: Pick<Self, 'profileImage' | 'coverImage' | 'biography'>,
  categories: readonly { subscribed: boolean }[],
): ReadonlySet<Step> {
  const done: [Step, boolean][] = [
    ['category', categories.some(({ subscribed }) => subscribed)],
    ['photo', self.profileImage !== null],
    ['cover', self.coverImage !== null],
    ['talent', self.biography.trim() !== ''],
  ]
  return new Set(done.flatMap(([step, isDone]) => (isDone ? [step] : [])))
}

/** The step that an address asks for (`?paso=2`). */
export const askedStep = (asked: string | null): Step | undefined => steps[Number(asked ?? 0) - 1]

/** Where somebody resumes: the first step that is not done. */
export const firstOpen = (done: ReadonlySet<Step>): Step => steps.find((step) => !done.has(step)) ?? 'share'
