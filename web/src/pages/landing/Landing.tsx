import { Audiences } from './Audiences.tsx'
import { Categories } from './Categories.tsx'
import { Explainer } from './Explainer.tsx'
import { Hero } from './Hero.tsx'
import { Start } from './Start.tsx'
import './landing.css'

export default function Landing() {
  return (
    <>
      <Hero />
      <Explainer />
      <Categories />
      <Audiences />
      <Start />
    </>
  )
}
