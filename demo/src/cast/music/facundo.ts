import type { Talent } from '../types.ts'

export const facundo: Talent = {
  key: 'facundo',
  firstName: 'Facundo',
  lastName: 'Iraola',
  sex: 'MA',
  age: 47,
  looks: { tone: 2, hair: 'gray', style: 'short' },
  country: 'AR',
  city: 'Buenos Aires',
  language: 'es',
  biography: `Bandoneonista de Parque Patricios. Aprendí con el vecino del segundo C, que tocaba bajito para no despertar a la mujer, y por eso mi fortísimo es más bien un mezzoforte con culpa.

Toqué en orquestas típicas, en dos casamientos de la misma señora, en un barco que no se movía y, durante once años, en la radio. En la radio nadie te ve la cara y eso me vino bien. Hoy doy clases, arreglo fuelles y escribo música para cuarteto que se estrena de a poco, como la gente tímida.

El instrumento con que toco es de 1931. Vino de Europa en el equipaje de un panadero, pasó por tres provincias, un empeño y una inundación. Cuando lo abrí para restaurarlo encontré adentro, pegada con cera, una lista de compras: harina, levadura, hilo negro, «lo que sobre, para Elvira». Busqué a Elvira durante dos años. No la encontré, pero todo lo que escribo, si sobra algo, es para ella.

No tengo redes. Mi hija me abrió esto y me dijo que escriba como hablo. Sepan disculpar.`,
  joinedDaysAgo: 960,
  categories: [2],
  links: {
    youtube: 'https://youtube.com/@facundoiraola-bandoneon',
  },
  posts: [
    {
      text: 'Terminé la pieza para el corto de Gonzalo. Dura un minuto cincuenta. Tardé cuatro meses. Mi hija hizo la cuenta: a razón de nueve décimas de segundo por día. «Ya fue, pa, sos una planta», me dijo. Puede ser. Pero mirá que las plantas igual llegan al techo.',
      daysAgo: 2.5,
      photos: [{ alt: 'Un bandoneón con el fuelle abierto', subject: 'bandoneon' }],
      warmth: 0.4,
      comments: [
        {
          by: 'gonzalo',
          text: 'La escuché seis veces en el colectivo y me pasé de parada las seis.',
          hoursLater: 2,
        },
        { by: 'tomas', text: 'Nueve décimas por día es un ritmo sostenible, te lo firmo', hoursLater: 5 },
        { by: 'ana', text: 'Las plantas igual llegan al techo 💛', hoursLater: 8 },
        { by: 'faro', text: 'Nos alegra mucho saber que está lista, maestro.', hoursLater: 30 },
      ],
    },
    {
      text: `Alumno nuevo, ocho años. Trajo el bandoneón del bisabuelo en un changuito de supermercado. Le pregunté qué quería tocar y me dijo «lo que ya sabe».
«¿Lo que ya sabés vos?»
«No. El bandoneón.»`,
      daysAgo: 18,
      warmth: 0.33,
      comments: [
        { by: 'lia', text: 'Ay.', hoursLater: 1 },
        { by: 'nayeli', text: 'Ese niño es el maestro.', hoursLater: 4 },
        { by: 'lautaro', text: 'No escribo más por hoy. Ya está escrito.', hoursLater: 7 },
      ],
    },
    {
      text: 'Che, ¿a ustedes también les pasa que un acorde les huele? El re menor con sexta a mí me huele a ropa secándose adentro. No estoy cansado. Bueno, un poco.',
      daysAgo: 64,
      warmth: 0.27,
      comments: [
        { by: 'rosa', text: 'A mí el comino me suena grave, así que lo entiendo perfecto.', hoursLater: 6 },
        { by: 'jade', text: 'B flat smells like starch. I have evidence.', hoursLater: 8 },
        { by: 'mei', text: "It's called synaesthesia and I'm jealous of all of you.", hoursLater: 12 },
      ],
    },
    {
      text: `Les cuento una de fuelles.

Me trajeron a arreglar un instrumento que «respiraba mal». Lo mandaba una señora de Tandil, de parte del padre, que ya no puede tocar pero quiere tenerlo sano. Lo abrí. No tenía nada. Lo cerré, probé: perfecto. Llamé a la señora y le dije que no había nada que arreglar y que no le cobraba. Silencio. Y después, bajito: «¿No le podría cambiar alguna cosa, igual? Él está esperando».

Le cambié dos tornillos que estaban buenos por otros dos que estaban buenos, le lustré las esquinas y le toqué encima una hora, para que llegara con aire fresco adentro. Cuando lo fue a buscar, la señora me preguntó qué tenía. «Ansiedad», le dije. Se rió tanto que tuvo que sentarse.

El padre me mandó a decir que ahora respira mucho mejor.`,
      daysAgo: 175,
      photos: [
        { alt: 'El bandoneón de la señora de Tandil, con el fuelle extendido', subject: 'bandoneon' },
        { alt: 'Los botones y el fuelle del bandoneón bajo una lámpara', subject: 'bandoneon' },
      ],
      warmth: 0.42,
      comments: [
        { by: 'martina', text: 'Qué ternura bárbara, Facundo.', hoursLater: 3 },
        { by: 'wara', text: 'Así se zurce también. Por donde no está roto.', hoursLater: 7 },
        {
          by: 'elias',
          text: 'Usted es un peligro para el rímel de este país y de los otros.',
          hoursLater: 9,
        },
        { by: 'soledad', text: 'Los dos tornillos. No me repongo.', hoursLater: 15 },
      ],
    },
    {
      text: 'Se me pegó un botón. El fa de la derecha. Toda la tarde en fa. Los vecinos ya lo saludan.',
      daysAgo: 400,
      warmth: 0.2,
      comments: [{ by: 'bruno', text: 'Mandale saludos al fa', hoursLater: 3 }],
    },
    {
      text: 'Probando. Me dicen que aquí se apreta y sale. Apreto.',
      daysAgo: 951,
      warmth: 0.18,
      comments: [{ by: 'ana', text: '¡Salió, maestro!', hoursLater: 80 }],
    },
  ],
}
