import type { Talent } from '../types.ts'

export const citlali: Talent = {
  key: 'citlali',
  firstName: 'Citlali',
  lastName: 'Nava Osorio',
  sex: 'FE',
  age: 34,
  looks: { tone: 3, hair: 'dark', style: 'bun' },
  country: 'MX',
  city: 'Toluca',
  language: 'es',
  biography:
    'Corro montaña y estudio ranas. Las dos cosas se hacen de madrugada, con lodo y sin hacer ruido, así que las junto cuando puedo. Soy bióloga en un laboratorio de anfibios y he terminado cuatro carreras de cien kilómetros; la quinta la dejé en el 82 para ayudar a un señor, y es la que más cuento.',
  joinedDaysAgo: 440,
  categories: [1, 7],
  interests: ['ranas', 'mapas viejos', 'pan de pulque'],
  posts: [
    {
      text: 'Subida al cráter con viento de cincuenta por hora. A los cuatro mil doscientos ya no piensas en la carrera, ni en la tesis, ni en nada. Piensas: pie, pie, pie. Debería venderse en frascos.',
      daysAgo: 3.9,
      photos: [{ alt: 'Dos corredores en un sendero hacia una cumbre nevada', subject: 'summit' }],
      warmth: 0.39,
      comments: [
        { by: 'nerea', text: 'Pie, pie, pie. Se lo voy a recetar a dos pacientes.', hoursLater: 5 },
        { by: 'ulises', text: 'Yo en bici pienso: pedal, pedal, torta.', hoursLater: 7 },
        { by: 'cumbre', text: 'Gran subida. ¿Competirás fuera de México este año?', hoursLater: 15 },
      ],
    },
    {
      text: 'Hoy apareció en el muestreo una ranita que no se veía en ese arroyo desde hace nueve años. Nadie gritó porque se asusta. Hicimos el baile en silencio.',
      daysAgo: 41,
      warmth: 0.44,
      comments: [
        { by: 'aurelio', text: '¡No! ¿En el de arriba o en el del puente?', hoursLater: 2 },
        {
          by: 'citlali',
          replyTo: 'aurelio',
          text: 'En el de arriba. Y era hembra, Aurelio. HEMBRA.',
          hoursLater: 2.5,
        },
        {
          by: 'orbita',
          text: 'Enhorabuena a todo el equipo. Cuéntanos cómo sigue, por favor.',
          hoursLater: 20,
        },
      ],
    },
    {
      text: 'Se busca compañía para rodar al paso los miércoles en el parque. Requisito: que no le moleste que me pare a ver charcos.',
      daysAgo: 190,
      warmth: 0.21,
    },
  ],
}
