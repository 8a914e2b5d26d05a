import type { Talent } from '../types.ts'

export const carmen: Talent = {
  key: 'carmen',
  firstName: 'Carmen',
  lastName: 'Zúniga',
  sex: 'FE',
  age: 51,
  looks: { tone: 6, hair: 'black', style: 'curls' },
  country: 'HN',
  city: 'La Ceiba',
  language: 'es',
  biography:
    'Hondureña, ceibeña y madrugadora. Vendo baleadas desde hace veintiocho años en la misma esquina; tres generaciones de muchachos han llegado tarde a clase por mi culpa y no me arrepiento. Mi mamá era garífuna y de ella me quedó el coco en todo: en el pan, en el pescado y en el pelo. Estoy aprendiendo a tomar fotos con el celular de mi hijo.',
  joinedDaysAgo: 180,
  categories: [8],
  posts: [
    {
      text: 'Un señor de saco y corbata me pidió una sencilla, se la comió parado, pagó, se fue. A los diez minutos volvió sin corbata y pidió otra.',
      daysAgo: 5.9,
      photos: [{ alt: 'Tortilla doblada con frijol oscuro y crema, vista desde arriba', subject: 'dish' }],
      warmth: 0.46,
      comments: [
        { by: 'lucho', text: 'Volvió sin corbata, jajaja. Ahí empieza la vida de ese señor.', hoursLater: 1 },
        { by: 'ximena', text: 'Carmen, usted es cronista y no le han avisado.', hoursLater: 4 },
        { by: 'camilo', text: 'Yo habría vuelto sin camisa.', hoursLater: 10 },
      ],
    },
    {
      text: 'Pan de coco de mi mamá. Lo hago los viernes y el viernes me dura hasta las nueve.',
      daysAgo: 32,
      photos: [
        { alt: 'Panes redondos y dorados en filas sobre una tabla', subject: 'dish' },
        'Coco abierto en dos mitades, la pulpa blanquísima bajo el sol',
      ],
      warmth: 0.27,
      comments: [
        {
          by: 'tono',
          text: '¿El coco va rallado en la masa o solo la leche? Me muero de curiosidad.',
          hoursLater: 3,
        },
        {
          by: 'carmen',
          replyTo: 'tono',
          text: 'La pura leche, la primera exprimida. Lo rallado se lo come uno mientras.',
          hoursLater: 6,
        },
        { by: 'yara', text: 'Igualito que el de mi bisabuela en Samaná.', hoursLater: 9 },
      ],
    },
    {
      text: 'Subió la harina otra vez. Saqué cuentas toda la noche con mi hijo: si subo un lempira la sencilla, se me van los muchachos del colegio, y si no subo, trabajo de gratis. Quedamos en subir la especial, que la piden los de oficina, y dejar la sencilla igual hasta que se pueda. Se lo dije hoy a los muchachos y uno me ayudó a barrer. Ahí vamos.',
      daysAgo: 98,
      warmth: 0.23,
      comments: [
        { by: 'rosa', text: 'Fuerza, Carmen. La clientela se acuerda de eso.', hoursLater: 3 },
        { by: 'alba', text: 'Qué lección en dos frases.', hoursLater: 13 },
      ],
    },
    {
      text: 'Mi hijo me abrió esto. Buenas.',
      daysAgo: 176,
      warmth: 0.12,
      comments: [{ by: 'rosa', text: 'A mí mi nieta. Bienvenida, comadre.', hoursLater: 4 }],
    },
  ],
}
