import type { Talent } from '../types.ts'

export const gonzalo: Talent = {
  key: 'gonzalo',
  firstName: 'Gonzalo',
  lastName: 'Arrieta Ponce',
  sex: 'MA',
  age: 37,
  looks: { tone: 2, hair: 'dark', style: 'curls' },
  country: 'AR',
  city: 'Rosario',
  language: 'es',
  biography: `Director y guionista, en ese orden cuando hay plata. Filmé cuatro cortos, todos con el auto de mi viejo en algún plano porque es lo único que tengo asegurado. El quinto está en edición y por primera vez no aparece el auto: aparece la sombra.

Doy clases de guion en un secundario técnico, donde aprendí que a un pibe de quince no se le miente con un final.`,
  joinedDaysAgo: 620,
  categories: [4],
  links: {
    instagram: 'https://instagram.com/gonzalo.arrieta.cortos',
  },
  posts: [
    {
      text: 'Se cerró el corte. 14 minutos, del primero que duraba 31. Gracias a Saoirse, que lo editó a once mil kilómetros y con cinco horas de diferencia, y que me dijo «I love this scene» cada vez que estaba por sacarla.',
      daysAgo: 2.9,
      photos: [
        { alt: 'Un sol bajo entre capas de lomas', subject: 'dunes' },
        { alt: 'Un hombre en canoa hacia el horizonte, en la última luz', subject: 'shore' },
      ],
      warmth: 0.34,
      comments: [
        { by: 'saoirse', text: 'I did love them. All seventeen minutes of them.', hoursLater: 1 },
        { by: 'paula', text: 'Enhorabuena. Ya tengo ganas de llorar en el color.', hoursLater: 4 },
        { by: 'facundo', text: 'Cuando quieran, la platea de Parque Patricios está lista.', hoursLater: 6 },
      ],
    },
    {
      text: 'Mi papá vio el corte. Comentario completo: «¿Y el auto?».',
      daysAgo: 9.5,
      warmth: 0.24,
      comments: [
        { by: 'ana', text: '¡Ahí está la crítica!', hoursLater: 2 },
        { by: 'elias', text: 'Un hombre fiel a sus actores.', hoursLater: 4 },
      ],
    },
    {
      text: 'Tercer día de rodaje. Plan: amanecer en la isla, tres personas, una canoa. Realidad: niebla, dos personas, y la canoa la usó un señor para ir a trabajar. Filmamos al señor. Se llama Orlando. Es lo mejor que tenemos y ahora hay que reescribir todo para que la película lo merezca.',
      daysAgo: 99,
      photos: [
        { alt: 'Bruma sobre el río y un velero en la primera luz', subject: 'shore' },
        { alt: 'El río ancho y el cielo, con un hombre remando', subject: 'shore' },
        { alt: 'Siluetas de islas con árboles bajo la luna, como recortes', subject: 'ranges' },
      ],
      warmth: 0.35,
      comments: [
        { by: 'ivan', text: 'Siempre, siempre hay que filmar al señor.', hoursLater: 2 },
        { by: 'renata', text: 'En stop motion Orlando me tomaría cuatro meses. Envidia.', hoursLater: 5 },
      ],
    },
    {
      text: 'Busco en Rosario o cerca: bandoneón para una pieza de dos minutos, presupuesto real (poco, pero en mano y con factura). La escena es un tipo que no se anima a tocar timbre.',
      daysAgo: 128,
      warmth: 0.3,
      comments: [
        {
          by: 'facundo',
          text: 'Yo estoy en Buenos Aires, pero de no animarme a tocar timbre sé mucho.',
          hoursLater: 3,
        },
        { by: 'lucho', text: 'Y yo de tocarlo. Hagamos la segunda parte.', hoursLater: 5 },
        { by: 'gonzalo', text: 'Facundo, te escribo. Lucho, guardá la fecha.', hoursLater: 6 },
      ],
    },
    {
      text: 'un alumno me entregó un guion que dice: ESCENA 1. NO PASA NADA. (IMPORTANTE). le puse diez',
      daysAgo: 240,
      warmth: 0.2,
      comments: [{ by: 'lautaro', text: 'Once.', hoursLater: 4 }],
    },
    {
      text: 'Gonzalo, Rosario. Vine a ver qué hacen los otros para no sentirme tan solo con el mío.',
      daysAgo: 611,
      photos: ['Un horizonte ancho con una mitad de sol'],
      warmth: 0.17,
    },
    {
      text: 'La primera película que se regaló entera, con las carpetas y los errores adentro. Tiene veinte años y hay una escena con teléfonos que todavía no sé cómo se le ocurrió a nadie. Doce minutos, no expliquen nada.',
      daysAgo: 18,
      video: { id: 'TLkA0RELQ1g', poster: 'threshold' },
      warmth: 0.2,
    },
  ],
}
