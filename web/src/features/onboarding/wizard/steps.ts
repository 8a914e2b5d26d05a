import type { Self } from '@brilla/contract/accounts/account'

/** The five steps of the talent's wizard, in order (P-wizard-1). */
export const steps = ['category', 'photo', 'cover', 'talent', 'share'] as const
export type Step = (typeof steps)[number]

/** Id of the step's heading, which gets the focus when the step opens. */
export const stepHeading = 'step-heading'

/** Which steps are done. Invitations are not stored in the account, so the last step never is. */
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

/** The step in the address (`?paso=2`). */
export const askedStep = (asked: string | null): Step | undefined => steps[Number(asked ?? 0) - 1]

/** The step to resume at: the first that is not done. */
export const firstOpen = (done: ReadonlySet<Step>): Step => steps.find((step) => !done.has(step)) ?? 'share'
