/** The facts of the cast's profiles (P-profiles-19), as far as their biographies say something of the kind. */
import type { factsContract } from '@brilla/contract/people/facts'
import type { CallInput } from '@brilla/contract/platform/route'

type FactsBody = CallInput<(typeof factsContract)['saveFacts']>['body']
type Language = NonNullable<FactsBody['languages']>['items'][number]
type Measurements = Omit<NonNullable<FactsBody['measurements']>, 'audience'>

/** Facts of one person, with the usual audience of each part. */
interface CastFacts {
  skills: string[]
  /** Codes with their levels. */
  languages?: Partial<Record<string, Language['level']>>
  credits?: { title: string; role?: string; place?: string; year?: number }[]
  /** Whether the person can travel for work; absent for those who are not open to offers. */
  open?: 'travels' | 'stays'
  measurements?: Measurements
  voice?: NonNullable<FactsBody['music']>['vocalRange']
  instruments?: string[]
  /** The person's first video is their showreel. */
  showreel?: true
  representation?: { name: string; link?: string }
}

/** By the keys of the people. */
export const castFacts: Partial<Record<string, CastFacts>> = {
  // Sports
  diego: { skills: ['futbol freestyle', 'malabares con balón', 'clases para niños'], open: 'travels' },
  nerea: { skills: ['escalada', 'equipar vías', 'fisioterapia'], languages: { es: 'native', eu: 'fluent' } },
  marlene: {
    skills: ['boxeo', 'pasarela', 'foto de producto'],
    open: 'travels',
    measurements: {
      heightCm: 163,
      chestCm: 86,
      waistCm: 66,
      hipsCm: 92,
      shoeEu: 37.5,
      hair: 'black',
      eyes: 'brown',
    },
  },
  chava: { skills: ['breaking', 'patineta', 'talleres'], open: 'travels' },
  fernanda: {
    skills: ['voleibol', 'modelaje deportivo'],
    open: 'travels',
    measurements: { heightCm: 186, waistCm: 72, hipsCm: 101, shoeEu: 42, hair: 'brown', eyes: 'brown' },
  },
  paloma: {
    skills: ['natación en aguas abiertas', 'cámara acuática', 'apnea'],
    credits: [{ title: 'Documental sobre lobos marinos', role: 'Cámara acuática', place: 'La Paz' }],
    open: 'travels',
  },
  wyatt: { skills: ['climbing', 'rope access', 'camera operator', 'editing'], open: 'travels' },
  tessa: {
    skills: ['open-water swimming', 'swim coaching', 'swimwear modeling'],
    open: 'travels',
    measurements: { heightCm: 178, shoeEu: 40.5, hair: 'blonde', eyes: 'blue' },
  },
  // Music and dance
  ana: {
    skills: ['danza contemporánea', 'coreografía', 'improvisación', 'clases de danza'],
    languages: { es: 'native', en: 'conversational' },
    credits: [{ title: 'La hora del tinaco', role: 'Coreografía', place: 'Mérida' }],
    open: 'travels',
  },
  amara: {
    skills: ['sabar', 'flamenco', 'danza contemporánea', 'percusión corporal', 'coreografía'],
    languages: { es: 'native', fr: 'fluent', wo: 'native' },
    open: 'travels',
  },
  ruben: { skills: ['flamenco', 'zapateado'], languages: { es: 'native' }, open: 'travels' },
  lia: {
    skills: ['música de cámara', 'improvisación', 'grabación de campo'],
    credits: [{ title: 'Cuarteto Páramo Chico', role: 'Violonchelo', place: 'Bogotá' }],
    open: 'stays',
    instruments: ['violonchelo'],
  },
  camilo: {
    skills: ['salsa caleña', 'baile en pareja', 'dirección de escuela de baile'],
    credits: [{ title: 'Campeonato de salsa en pareja', role: 'Campeón', place: 'Cali' }],
    open: 'travels',
  },
  jade: {
    skills: ['soul', 'boleros', 'songwriting'],
    languages: { en: 'native', es: 'fluent', ht: 'conversational' },
    open: 'travels',
    voice: 'alto',
  },
  facundo: { skills: ['tango', 'orquesta típica'], open: 'travels', instruments: ['bandoneón'] },
  nayeli: { skills: ['son jarocho', 'versada', 'laudería'], open: 'stays', instruments: ['jarana'] },
  bruno: { skills: ['candombe'], instruments: ['tambor piano'] },
  ines: { skills: ['música criolla', 'enseñanza de música'], open: 'stays', instruments: ['cajón'] },
  marifer: {
    skills: ['banda sinaloense', 'composición', 'modelaje'],
    open: 'travels',
    voice: 'mezzo',
    measurements: { heightCm: 167, chestCm: 90, waistCm: 68, hipsCm: 96, hair: 'brown', eyes: 'hazel' },
  },
  poncho: {
    skills: ['música para cine', 'sonido directo', 'grabación de campo'],
    credits: [{ title: 'Once cortos y dos largos', role: 'Música y sonido' }],
    open: 'travels',
    instruments: ['piano'],
  },
  xochitl: {
    skills: ['son jarocho', 'verso improvisado', 'zapateado', 'talleres'],
    open: 'travels',
    instruments: ['jarana'],
  },
  damian: {
    skills: ['síntesis modular', 'electrónica', 'talleres'],
    open: 'travels',
    instruments: ['sintetizador'],
  },
  consuelo: { skills: ['boleros', 'poesía'], voice: 'alto' },
  eleanor: {
    skills: ['film scoring', 'string arranging', 'session violin'],
    open: 'travels',
    instruments: ['violin', 'pump organ'],
  },
  darnell: {
    skills: ['jazz', 'spoken word', 'teaching poetry'],
    open: 'stays',
    instruments: ['upright bass'],
  },
  // Art
  lucho: { skills: ['muralismo', 'trabajo comunitario'], open: 'travels' },
  itzel: { skills: ['grabado en linóleo', 'cartel', 'xilografía'], open: 'stays' },
  oscar: {
    skills: ['ilustración infantil', 'lápiz'],
    credits: [{ title: 'Treinta y cuatro libros ilustrados', role: 'Ilustrador' }],
    open: 'stays',
    showreel: true,
  },
  hannah: {
    skills: ['letterpress', 'typesetting', 'poster design'],
    languages: { en: 'native' },
    open: 'stays',
  },
  regina: {
    skills: ['animación cuadro por cuadro', 'fondos', 'acuarela sobre vidrio'],
    credits: [{ title: 'Serie infantil: 412 cielos', role: 'Pintora de fondos', place: 'Ciudad de México' }],
    open: 'travels',
  },
  // Film
  bernardo: {
    skills: ['actuación', 'montar a caballo', 'manejo estándar', 'doblaje'],
    languages: { es: 'native', en: 'conversational' },
    credits: [{ title: 'Cuatro películas', role: 'Policía' }],
    open: 'travels',
    measurements: { heightCm: 181, chestCm: 102, waistCm: 84, shoeEu: 43, hair: 'black', eyes: 'brown' },
    representation: { name: 'Norte Talento' },
  },
  elias: {
    skills: ['teatro', 'locución', 'radioteatro'],
    credits: [{ title: 'La voz del ascensor', role: 'Locución', place: 'Santo Domingo' }],
    open: 'travels',
    voice: 'baritone',
  },
  gonzalo: { skills: ['dirección', 'guion', 'cortometraje'], open: 'travels', showreel: true },
  imani: {
    skills: ['acting', 'dialects', 'self-tapes', 'voice acting', 'roller skating'],
    languages: { en: 'native', fr: 'basic' },
    credits: [{ title: 'The voice of a hospital elevator', role: 'Voice', place: 'Atlanta' }],
    open: 'travels',
    measurements: {
      heightCm: 170,
      chestCm: 88,
      waistCm: 67,
      hipsCm: 95,
      shoeEu: 39,
      hair: 'black',
      eyes: 'brown',
    },
    representation: { name: 'North Spotlight' },
  },
  ivan: { skills: ['documental', 'sonido directo', 'entrevista'], open: 'travels' },
  paula: {
    skills: ['dirección de fotografía', 'iluminación', 'videoclip'],
    languages: { es: 'native', gl: 'native' },
    open: 'travels',
    showreel: true,
    representation: { name: 'Tramoya Films' },
  },
  renata: { skills: ['stop motion', 'fabricación de muñecos'], open: 'stays', showreel: true },
  saoirse: {
    skills: ['film editing', 'documentary'],
    languages: { en: 'native', ga: 'fluent' },
    open: 'stays',
    showreel: true,
  },
  memo: { skills: ['documental', 'cámara', 'cocina'], open: 'travels' },
  lizbeth: { skills: ['guion', 'diálogos', 'lectura de guiones'], open: 'stays' },
  // Modeling
  zoe: {
    skills: ['fit modeling', 'catalog', 'runway'],
    languages: { en: 'native' },
    open: 'travels',
    measurements: {
      heightCm: 178,
      chestCm: 84,
      waistCm: 64,
      hipsCm: 91,
      shoeEu: 42,
      hair: 'black',
      eyes: 'brown',
    },
    representation: { name: 'North Spotlight' },
  },
  alba: {
    skills: ['patronaje', 'modelo de prueba', 'costura'],
    measurements: { heightCm: 168, chestCm: 92, waistCm: 72, hipsCm: 98 },
  },
  mateo: {
    skills: ['modelaje', 'diseño de vestuario'],
    open: 'travels',
    measurements: { heightCm: 185, chestCm: 97, waistCm: 78, shoeEu: 43, hair: 'black', eyes: 'brown' },
    representation: { name: 'Casting Luz', link: 'https://castingluz.example' },
  },
  luciana: {
    skills: ['modelo de prueba', 'catálogo', 'fotografía'],
    open: 'travels',
    measurements: {
      heightCm: 175,
      chestCm: 88,
      waistCm: 65,
      hipsCm: 93,
      shoeEu: 39.5,
      hair: 'brown',
      eyes: 'green',
    },
  },
  thiago: {
    skills: ['modelaje', 'remo'],
    languages: { es: 'native', gn: 'native', en: 'basic' },
    open: 'travels',
    measurements: { heightCm: 188, chestCm: 106, waistCm: 82, shoeEu: 44, hair: 'brown', eyes: 'brown' },
  },
  kiara: {
    skills: ['pasarela', 'danza congo'],
    open: 'travels',
    measurements: {
      heightCm: 176,
      chestCm: 85,
      waistCm: 62,
      hipsCm: 92,
      shoeEu: 39,
      hair: 'black',
      eyes: 'black',
    },
    representation: { name: 'Brava Modelos' },
  },
  hector: {
    skills: ['modelaje de tallas grandes', 'pasarela', 'rugby'],
    open: 'travels',
    measurements: { heightCm: 187, chestCm: 124, waistCm: 112, shoeEu: 45.5, hair: 'brown', eyes: 'brown' },
  },
  sofia: {
    skills: ['modelaje de edad madura', 'repostería'],
    open: 'travels',
    measurements: { heightCm: 170, waistCm: 74, hipsCm: 100, shoeEu: 38.5, hair: 'gray', eyes: 'hazel' },
  },
  // Literature, science, cooking
  andrea: { skills: ['literatura infantil', 'ilustración'], languages: { es: 'native' }, open: 'stays' },
  theo: { skills: ['spoken word', 'live performance'], open: 'travels' },
  naomi: { skills: ['patronaje', 'textiles electrónicos', 'programación'], open: 'stays' },
  owen: {
    skills: ['fermentation', 'cheese making', 'microbiology'],
    languages: { en: 'native', es: 'fluent' },
  },
  rosa: { skills: ['mole', 'cocina poblana', 'clases de cocina'], open: 'stays' },
  iker: { skills: ['pintxos', 'cocina de producto'], languages: { es: 'native', eu: 'native' } },
  martin: { skills: ['cocina a fuego', 'asado de verduras'], open: 'travels' },
}

/** The request that saves these facts, except for the showreel, which is a post: measurements are for agencies, everything else for everyone. */
export function toFactsBody({
  skills,
  languages,
  credits,
  open,
  measurements,
  voice,
  instruments,
  representation,
}: CastFacts) {
  const audience = 'everyone'
  const body: FactsBody = { skills: { items: skills, audience } }
  if (languages)
    body.languages = {
      items: Object.entries(languages).map(([code, level]) => ({ code, level: level! })),
      audience,
    }
  if (credits) body.credits = { items: credits, audience }
  if (open) body.availability = { open: true, travels: open === 'travels', audience }
  if (measurements) body.measurements = { ...measurements, audience: 'agencies' }
  if (voice || instruments)
    body.music = { vocalRange: voice ?? null, instruments: instruments ?? [], audience }
  if (representation) body.representation = { ...representation, audience }
  return body
}
