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
 * Creates a hook that loads a component when `wanted` and returns the function that renders it, undefined until it is
 * loaded. A chunk that fails to load must not replace the page: it shows a toast and calls `onMissing`, and a new value of
 * `wanted` (`true` or another number) tries again.
 */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  return function useComponent(wanted: boolean | number, onMissing?: () => void): Render<Props> | undefined {
    const [Component, setComponent] = useState(() => loaded)
    const showChunkError = useChunkErrorToast()
    const handleFailure = useEffectEvent(() => {
      void showChunkError()
      onMissing?.()
    })
    useEffect(() => {
      if (!wanted) return
      let isCanceled = false
      load().then(
        ({ default: component }) => {
          loaded = component
          if (!isCanceled) setComponent(() => component)
        },
        () => isCanceled || handleFailure(),
      )
      return () => {
        isCanceled = true
      }
    }, [wanted])
    return Component && ((props) => createElement(Component, props))
  }
}

type Render<Props> = (props: Props & Attributes) => ReactElement

/** Milliseconds: long enough to save unfinished work first. */
const duration = 20_000

/** Shows that a chunk failed to load and, where a new version is the reason, offers to load that. */
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
      duration,
    )
  }
}
