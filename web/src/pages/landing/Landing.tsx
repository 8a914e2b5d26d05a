import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Audiences } from './Audiences.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Hero } from './Hero.tsx'
import { CallToAction } from './CallToAction.tsx'
import { waitUntilNearViewport } from './waitUntilNearViewport.ts'
import './explainer.css'
import './landing.css'

const explainerId = 'como-funciona'

/** Complete in the document; its code is loaded when it comes near the window. */
const Explainer = lazyComponent(async () => {
  await waitUntilNearViewport(explainerId)
  return import('./Explainer.tsx')
})

export default function Landing() {
  return (
    <>
      <Hero />
      <LazyBoundary fallback={<section id={explainerId} className="landing-section min-h-128" />}>
        <Explainer id={explainerId} />
      </LazyBoundary>
      <CategoryTiles />
      <Audiences />
      <CallToAction />
    </>
  )
}
