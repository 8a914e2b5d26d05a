/** What the people in the film are called and write. None of them exists. */
import type { Language } from '../bilingual.ts'

interface Story {
  locale: string
  firstName: string
  lastName: string
  email: string
  city: string
  country: string
  biography: string
  post: string
  skill: string
  /** What somebody else has just posted, so that the feed begins in the language of the film. */
  neighbor: { key: string; post: string }
  /** Who searches; a login of the demonstration data. */
  agency: string
  search: string
  message: string
  answer: string
  /** An agency that asks for money. */
  scam: { name: string; email: string; message: string }
}

export const stories: Record<Language, Story> = {
  es: {
    locale: 'es-MX',
    firstName: 'Abril',
    lastName: 'Serrano',
    email: 'abril@correo.example',
    city: 'Guadalajara',
    country: 'MX',
    biography: 'Bailo danza contemporánea desde los seis años.',
    post: 'Seis meses de ensayo para once minutos de luz.',
    skill: 'danza contemporánea',
    neighbor: { key: 'ana', post: 'Último ensayo antes del estreno. Duermo poco y sonrío mucho.' },
    agency: 'norte-talento',
    search: 'danza',
    message: 'Hola, Abril. Tenemos un papel para ti. ¿Hablamos?',
    answer: '¡Claro que sí!',
    scam: {
      name: 'Casting Exprés',
      email: 'casting.expres@correo.example',
      message: '¡Quedaste! Para apartar tu lugar en el casting deposita 500 pesos hoy.',
    },
  },
  en: {
    locale: 'en-US',
    firstName: 'Avery',
    lastName: 'Brooks',
    email: 'avery@mail.example',
    city: 'Chicago',
    country: 'US',
    biography: "I've danced contemporary since I was six.",
    post: 'Six months of rehearsal for eleven minutes of light.',
    skill: 'contemporary dance',
    neighbor: { key: 'imani', post: 'Color grading until 2 a.m. Worth every frame.' },
    agency: 'north-spotlight',
    search: 'dance',
    message: 'Hi Avery! We have a part for you. Shall we talk?',
    answer: "Yes, let's!",
    scam: {
      name: 'Express Casting',
      email: 'express.casting@mail.example',
      message: "You're in! Pay a $50 deposit today to hold your spot at the casting.",
    },
  },
}
