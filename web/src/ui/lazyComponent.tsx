import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type Attributes,
  type ComponentType,
  type ReactElement,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '../lib/version.ts'
import { useToast } from './Toast.tsx'

/**
 * Makes the hook that brings a part of a page whose code comes when it is wanted, as the function that draws it;
 * undefined until it is there. One that does not come is no reason to take the page away: a word says so, `onMissing`
 * hears of it, and wanting it anew, as `true` or as another number, tries again.
 */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let arrived: ComponentType<Props> | undefined
  return function usePart(wanted: boolean | number, onMissing?: () => void): Draw<Props> | undefined {
    const [Part, setPart] = useState(() => arrived)
    const sayMissing = useChunkErrorToast()
    const miss = useEffectEvent(() => {
      void sayMissing()
      onMissing?.()
    })
    useEffect(() => {
      if (!wanted) return
      let left = false
      load().then(
        ({ default: part }) => {
          arrived = part
          if (!left) setPart(() => part)
        },
        () => left || miss(),
      )
      return () => {
        left = true
      }
    }, [wanted])
    return Part && ((props) => createElement(Part, props))
  }
}

type Draw<Props> = (props: Props & Attributes) => ReactElement

/** Milliseconds: long enough to decide what is to be kept of the page. */
const patience = 20_000

/** Says that a part of the page has not come, and where a newer version is the reason, offers to load that. */
export function useChunkErrorToast(): () => Promise<void> {
  const { t } = useTranslation()
  const toast = useToast()
  return async () => {
    if (!(await isOutdated())) return toast(t('error.offline'))
    toast(
      <>
        {t('chunk.newer')}{' '}
        <button
          type="button"
          onClick={() => location.reload()}
          className="pointer-events-auto min-h-8 underline underline-offset-4"
        >
          {t('chunk.load')}
        </button>
      </>,
      patience,
    )
  }
}
