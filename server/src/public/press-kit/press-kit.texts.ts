import type { eyeColors, hairColors, languageLevels, vocalRanges } from '@brilla/contract/people/fact-choices'
import type { Language } from '@brilla/contract/platform/errors'

type Names<Choices extends readonly string[]> = Record<Choices[number], string>

/** Texts of press kits. */
export interface PressKitTexts {
  title: (name: string) => string
  filename: string
  photo: (name: string) => string
  profile: string
  code: string
  biography: string
  more: string
  works: string
  untitled: { photo: string; video: string }
  email: string
  skills: string
  languages: string
  availability: string
  credits: string
  showreel: string
  music: string
  measurements: string
  representation: string
  open: string
  from: (date: string) => string
  travels: string
  watch: string
  height: string
  chest: string
  waist: string
  hips: string
  shoe: string
  shoeSize: (size: string) => string
  hair: string
  eyes: string
  levels: Names<typeof languageLevels>
  voices: Names<typeof vocalRanges>
  hairColors: Names<typeof hairColors>
  eyeColors: Names<typeof eyeColors>
}

export const texts: Record<Language, PressKitTexts> = {
  es: {
    title: (name) => `${name} · Portafolio`,
    filename: 'portafolio',
    photo: (name) => `Foto de ${name}`,
    profile: 'Mira mi perfil',
    code: 'Código QR que abre el perfil',
    biography: 'Biografía',
    more: 'Lee el resto de mi biografía en mi perfil',
    works: 'Obras',
    untitled: { photo: 'Foto', video: 'Video' },
    email: 'Contacto',
    skills: 'Habilidades',
    languages: 'Idiomas',
    availability: 'Disponibilidad',
    credits: 'Experiencia',
    showreel: 'Demo reel',
    music: 'Voz e instrumentos',
    measurements: 'Medidas',
    representation: 'Representación',
    open: 'Acepta propuestas',
    from: (date) => `Disponible desde el ${date}`,
    travels: 'Puede viajar',
    watch: 'Ver el demo reel',
    height: 'Estatura',
    chest: 'Pecho o busto',
    waist: 'Cintura',
    hips: 'Cadera',
    shoe: 'Calzado',
    shoeSize: (size) => `${size} (número europeo)`,
    hair: 'Cabello',
    eyes: 'Ojos',
    levels: { basic: 'básico', conversational: 'conversacional', fluent: 'fluido', native: 'nativo' },
    voices: {
      soprano: 'Soprano',
      mezzo: 'Mezzosoprano',
      alto: 'Contralto',
      tenor: 'Tenor',
      baritone: 'Barítono',
      bass: 'Bajo',
    },
    hairColors: {
      black: 'negro',
      brown: 'castaño',
      blonde: 'rubio',
      red: 'pelirrojo',
      gray: 'gris',
      white: 'blanco',
      dyed: 'teñido',
      shaved: 'rapado o sin cabello',
    },
    eyeColors: {
      brown: 'cafés',
      hazel: 'avellana',
      green: 'verdes',
      blue: 'azules',
      gray: 'grises',
      black: 'negros',
    },
  },
  en: {
    title: (name) => `${name} · Press kit`,
    filename: 'press-kit',
    photo: (name) => `Photo of ${name}`,
    profile: 'See my profile',
    code: 'QR code that opens the profile',
    biography: 'Biography',
    more: 'Read the rest of my biography on my profile',
    works: 'Work',
    untitled: { photo: 'Photo', video: 'Video' },
    email: 'Contact',
    skills: 'Skills',
    languages: 'Languages',
    availability: 'Availability',
    credits: 'Credits',
    showreel: 'Showreel',
    music: 'Voice and instruments',
    measurements: 'Measurements',
    representation: 'Representation',
    open: 'Open to offers',
    from: (date) => `Available from ${date}`,
    travels: 'Can travel',
    watch: 'Watch the showreel',
    height: 'Height',
    chest: 'Chest or bust',
    waist: 'Waist',
    hips: 'Hips',
    shoe: 'Shoe size',
    shoeSize: (size) => `${size} (EU)`,
    hair: 'Hair',
    eyes: 'Eyes',
    levels: { basic: 'basic', conversational: 'conversational', fluent: 'fluent', native: 'native' },
    voices: {
      soprano: 'Soprano',
      mezzo: 'Mezzo-soprano',
      alto: 'Alto',
      tenor: 'Tenor',
      baritone: 'Baritone',
      bass: 'Bass',
    },
    hairColors: {
      black: 'black',
      brown: 'brown',
      blonde: 'blonde',
      red: 'red',
      gray: 'gray',
      white: 'white',
      dyed: 'dyed',
      shaved: 'shaved or bald',
    },
    eyeColors: {
      brown: 'brown',
      hazel: 'hazel',
      green: 'green',
      blue: 'blue',
      gray: 'gray',
      black: 'black',
    },
  },
}
