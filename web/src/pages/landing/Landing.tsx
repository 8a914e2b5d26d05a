import { Audiences } from './Audiences.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Explainer } from './Explainer.tsx'
import { Hero } from './Hero.tsx'
import './landing.css'

export default function Landing() {
  return (
    <>
      <Hero />
      <Explainer />
      <CategoryTiles />
      <Audiences />
      <CallToAction />
    </>
  )
}
