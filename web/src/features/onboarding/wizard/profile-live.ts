import { useLocation } from 'react-router'

/** State of the history entry of the wizard that shows the completed profile instead of a step. */
export const liveState = { live: true }

/** Whether the wizard is over, and its page shows the completed profile. */
export const useIsProfileLive = (): boolean =>
  (useLocation().state as Partial<typeof liveState> | null)?.live === true
